/** All sounds are synthesised: nothing is loaded. */
import type { Cue } from '../game/timeline';

export type Sound =
  | {
      name:
        | 'tick'
        | 'lock'
        | 'flip'
        | 'hush'
        | 'drum'
        | 'relic'
        | 'hazard'
        | 'bust'
        | 'leave'
        | 'slam';
    }
  | { name: 'gem'; gems: number }
  | { name: 'silence' };

/** What is heard when a cue begins. */
export function soundFor(cue: Pick<Cue, 'name' | 'event'>): Sound | null {
  const { name, event } = cue;
  switch (name) {
    case 'hold':
      return { name: 'hush' };
    case 'flip':
    case 'turn':
      return { name: 'flip' };
    case 'collect':
      if (event.type !== 'Decided') return null;
      if (event.relics?.length) return { name: 'relic' };
      return event.each ? { name: 'gem', gems: event.each } : null;
    case 'bank':
      return { name: 'leave' };
    case 'lean':
      return { name: 'drum' };
    case 'split':
      return event.type === 'Revealed' && event.each ? { name: 'gem', gems: event.each } : null;
    case 'shine':
      return { name: 'relic' };
    case 'growl':
      return { name: 'hazard' };
    case 'freeze':
      return { name: 'silence' };
    case 'alarm':
      return { name: 'bust' };
    case 'slam':
      return { name: 'slam' };
    default:
      return null;
  }
}

type Context = BaseAudioContext;

function swell(c: Context, t: number, rise: number, fall: number, peak: number): GainNode {
  const gain = c.createGain();
  gain.gain.setValueAtTime(0.0001, t);
  gain.gain.exponentialRampToValueAtTime(peak, t + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, t + rise + fall);
  return gain;
}

interface Tone {
  type?: OscillatorType;
  from: number; // Hz
  to?: number;
  at?: number; // seconds
  rise: number;
  fall: number;
  peak: number;
}

function tone(c: Context, out: AudioNode, o: Tone): void {
  const t = c.currentTime + (o.at ?? 0);
  const voice = c.createOscillator();
  voice.type = o.type ?? 'sine';
  voice.frequency.setValueAtTime(o.from, t);
  voice.frequency.exponentialRampToValueAtTime(o.to ?? o.from, t + o.rise + o.fall);
  voice.connect(swell(c, t, o.rise, o.fall, o.peak)).connect(out);
  voice.start(t);
  voice.stop(t + o.rise + o.fall + 0.02);
}

interface Hiss extends Omit<Tone, 'type' | 'to'> {
  through: BiquadFilterType;
  q: number;
}

function hiss(c: Context, out: AudioNode, o: Hiss): void {
  const t = c.currentTime + (o.at ?? 0);
  const buffer = c.createBuffer(1, c.sampleRate * (o.rise + o.fall + 0.05), c.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0, s = 22222; i < samples.length; i++) {
    s = (s * 1664525 + 1013904223) >>> 0;
    samples[i] = s / 2 ** 31 - 1;
  }
  const source = c.createBufferSource();
  source.buffer = buffer;
  const filter = c.createBiquadFilter();
  filter.type = o.through;
  filter.frequency.value = o.from;
  filter.Q.value = o.q;
  source
    .connect(filter)
    .connect(swell(c, t, o.rise, o.fall, o.peak))
    .connect(out);
  source.start(t);
}

/** Plays one sound into any context, so that it can be rendered offline too. */
export function voice(c: Context, out: AudioNode, sound: Sound): void {
  switch (sound.name) {
    case 'lock':
      hiss(c, out, {
        through: 'bandpass',
        from: 1800,
        q: 2,
        rise: 0.004,
        fall: 0.06,
        peak: 0.35,
      });
      return tone(c, out, { from: 220, to: 180, rise: 0.004, fall: 0.09, peak: 0.3 });
    case 'tick':
      return tone(c, out, { from: 1900, to: 1500, rise: 0.002, fall: 0.05, peak: 0.2 });
    case 'flip':
      return hiss(c, out, {
        through: 'highpass',
        from: 2400,
        q: 0.7,
        rise: 0.02,
        fall: 0.09,
        peak: 0.3,
      });
    case 'hush':
      return tone(c, out, { from: 80, to: 56, rise: 0.02, fall: 0.3, peak: 0.3 });
    case 'drum':
      for (let i = 0; i < 5; i++)
        tone(c, out, {
          from: 92,
          to: 52,
          at: i * 0.12,
          rise: 0.005,
          fall: 0.14,
          peak: 0.22 + i * 0.08,
        });
      return;
    case 'gem':
      for (let i = 0; i < Math.min(sound.gems, 8); i++)
        for (const k of [1, 2.76, 5.4])
          tone(c, out, {
            from: 1320 * 1.12 ** i * k,
            at: i * 0.055,
            rise: 0.002,
            fall: 0.35 / k,
            peak: 0.16 / k,
          });
      return;
    case 'relic':
      [392, 494, 587, 784].forEach((from, i) =>
        tone(c, out, {
          type: 'triangle',
          from,
          at: i * 0.09,
          rise: 0.02,
          fall: 0.9,
          peak: 0.22,
        }),
      );
      return;
    case 'hazard':
      tone(c, out, { type: 'sawtooth', from: 110, to: 82, rise: 0.02, fall: 0.5, peak: 0.25 });
      return hiss(c, out, {
        through: 'lowpass',
        from: 500,
        q: 0.8,
        rise: 0.05,
        fall: 0.4,
        peak: 0.3,
      });
    case 'bust':
      hiss(c, out, { through: 'lowpass', from: 240, q: 0.9, rise: 0.02, fall: 1.5, peak: 0.9 });
      tone(c, out, { type: 'sawtooth', from: 160, to: 34, rise: 0.01, fall: 1.1, peak: 0.35 });
      for (let i = 0; i < 14; i++)
        hiss(c, out, {
          through: 'bandpass',
          from: 300 + i * 70,
          q: 4,
          at: 0.2 + i * 0.07,
          rise: 0.002,
          fall: 0.09,
          peak: 0.25,
        });
      return;
    case 'leave':
      [523, 659].forEach((from, i) =>
        tone(c, out, { from, at: i * 0.1, rise: 0.01, fall: 0.3, peak: 0.2 }),
      );
      return;
    case 'slam':
      hiss(c, out, { through: 'lowpass', from: 320, q: 1, rise: 0.004, fall: 0.25, peak: 0.7 });
      return tone(c, out, { from: 120, to: 50, rise: 0.004, fall: 0.2, peak: 0.5 });
  }
}

/** The loudspeaker: silent until someone has touched the page, as browsers demand. */
class Speaker {
  private context: AudioContext | null = null;
  private out: GainNode | null = null;

  constructor() {
    if (typeof window === 'undefined' || !('AudioContext' in window)) return;
    const unlock = () => {
      this.context ??= new AudioContext();
      void this.context.resume();
      removeEventListener('pointerdown', unlock);
      removeEventListener('keydown', unlock);
    };
    addEventListener('pointerdown', unlock);
    addEventListener('keydown', unlock);
  }

  play(sound: Sound, volume: number): void {
    const c = this.context;
    if (!c || c.state !== 'running') return;
    if (sound.name === 'silence') {
      this.out?.gain.setTargetAtTime(0, c.currentTime, 0.02);
      this.out = null;
      return;
    }
    if (volume <= 0) return;
    if (!this.out) {
      this.out = c.createGain();
      this.out.connect(c.destination);
    }
    this.out.gain.value = volume;
    voice(c, this.out, sound);
  }
}

export const speaker = new Speaker();
