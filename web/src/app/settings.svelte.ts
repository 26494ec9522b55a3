/** What a person has chosen on this device. */
import type { Language } from '../game/language';
import { preferred } from './fluent';

export type Theme = 'dark' | 'light';
export type Speed = 'calm' | 'brisk' | 'instant';

const KEY = 'tacora-settings';

interface Kept {
  language: Language;
  theme: Theme;
  volume: number; // 0 to 1
  muted: boolean;
  captions: boolean;
  haptics: boolean;
  speed: Speed; // of the show, when alone against bots
  confirm: boolean; // a choice needs a second press
  coach: boolean; // hear it, where a table has one
  contrast: boolean;
  motion: 'system' | 'reduced';
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('dark');
  volume = $state(0.4);
  muted = $state(false);
  captions = $state(false);
  haptics = $state(true);
  speed = $state<Speed>('calm');
  confirm = $state(false);
  coach = $state(true);
  contrast = $state(false);
  motion = $state<'system' | 'reduced'>('system');

  constructor() {
    const before = kept();
    Object.assign(this, { language: preferred(navigator.languages) }, before);
  }

  keep(): void {
    const {
      language,
      theme,
      volume,
      muted,
      captions,
      haptics,
      speed,
      confirm,
      coach,
      contrast,
      motion,
    } = this;
    const all: Kept = {
      language,
      theme,
      volume,
      muted,
      captions,
      haptics,
      speed,
      confirm,
      coach,
      contrast,
      motion,
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();

/** Whether things should hold still: asked for here or in the system. */
export const still = (): boolean =>
  settings.motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches;
