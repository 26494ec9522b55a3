/** Plays events one after another as timed cues; the truth never waits for them. */
import { still } from '../../app/settings.svelte';
import type { Card, GameEvent, State } from '../../game/state';
import type { Moment } from '../../game/fold';
import cues from '../../generated/cues.json';
import { during, timeline, type Cue } from '../../game/timeline';

export type Pace = 'full' | 'fast' | 'brief' | 'instant';
/** How fast an event is played when so many decisions are queued behind it. */
export type Pacing = (event: GameEvent, late: number) => Pace;

/** One decision opens up to five events; only further decisions mean that we are late. */
export const keepUp: Pacing = (_, late) =>
  late >= cues.instant_from ? 'instant' : late ? 'fast' : 'full';

export const FACTOR: Record<Pace, number> = {
  full: 1,
  fast: cues.fast,
  brief: 0, // but for the summary, which can still be read
  instant: 0,
};

export class Animator {
  state = $state.raw() as State; // as shown now
  cue = $state.raw<Cue | null>(null); // what is being played
  last = $state.raw<Moment | null>(null); // what was played to its end
  unseen = $state.raw<Record<number, Card>>({}); // what nobody met, by expedition
  waiting = $state(0); // events that were pushed and are not seen yet
  start = $state.raw() as State; // when this expedition began, as far as we saw it
  private queue: Moment[] = [];
  private seen = $state.raw<Moment | null>(null); // its outcome is shown
  private untold: Moment[] = []; // seen, and not yet said to those who listen
  private playing = false;
  private hurried = false; // up to the end of what is queued
  private wake: (() => void) | null = null;
  private age = 0;

  constructor(
    state: State,
    private pace: Pacing = keepUp,
    private dread = true, // whether the pauses may tell how dangerous it is
    private held = still, // whether nothing may travel
  ) {
    this.state = this.start = state;
  }

  /** Live: play it, then show `after`. */
  push(event: GameEvent, before: State, after: State): void {
    this.queue.push({ event, before, after });
    this.waiting++;
    if (!this.playing) void this.play();
  }

  /** Reconnected, or seeking: show it at once, forget the queue. */
  jump(state: State): void {
    this.age++;
    this.queue = [];
    this.waiting = 0;
    this.playing = this.hurried = false;
    this.wake?.();
    this.cue = null;
    this.state = this.start = state;
  }

  /** Fast-forward what is queued, up to the summary of the expedition; or leave that. */
  skip(): void {
    if (!this.playing) return;
    this.hurried = this.cue?.name !== 'summary';
    this.wake?.();
  }

  /** Leave what is shown just now. */
  goOn(): void {
    this.wake?.();
  }

  /** All that was seen since this was last asked: at once, many end together. */
  news(): Moment[] {
    void this.seen; // whoever asks hears of the next one
    return this.untold.splice(0);
  }

  private now(event: GameEvent): Pace {
    if (this.hurried || document.hidden) return 'instant';
    const late = this.queue.filter((moment) => moment.event.type === 'Decided').length;
    return this.pace(event, late);
  }

  private async play(): Promise<void> {
    const age = this.age;
    this.playing = true;
    for (let moment; (moment = this.queue.shift());) {
      const { event, before, after } = moment;
      if (event.type === 'Entered') {
        this.start = before;
        this.hurried = false;
      }
      for (const { name, ms } of timeline(event, before, this.held(), this.dread)) {
        if (name === 'summary') this.hurried = false;
        const pace = this.now(event);
        const time =
          pace === 'brief' && name === 'summary' ? cues.brief_summary_ms : ms * FACTOR[pace];
        if (!time) continue;
        this.show(moment, during(name, event, before, after));
        this.cue = { name, ms: time, event, before, after };
        await this.wait(time);
        if (age !== this.age) return;
      }
      this.show(moment, after);
      this.cue = null;
      this.last = moment;
      this.waiting--;
      if (!this.queue.length) this.hurried = false;
    }
    this.playing = false;
  }

  /** Once the whole outcome is seen, it may be told. */
  private show(moment: Moment, state: State): void {
    this.state = state;
    if (state !== moment.after || this.seen === moment) return;
    this.seen = moment;
    this.untold.push(moment);
  }

  private wait(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
