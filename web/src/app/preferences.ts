/** How one likes to play: remembered on this device, and made fit for the server. */
import bots from '../generated/bots.json';
import type { Opening, Options } from '../generated/wire';
import { EDITIONS, relicsAreOptional } from '../game/state';
import type { Language } from '../game/language';

export const CLOCKS = [0, 6, 12, 20, 60, 86400] as const;
export const SEATS = [3, 4, 5, 6, 7, 8] as const;
/** From silly to strong. */
export const BOTS = bots.ladder;
/** Eight of them, from gentle to expert. */
export const LEVELS = bots.levels;
/** How strong they are, as the arena has measured it. */
export const RATINGS: Record<string, number> = bots.ratings;
/** A rating as it is shown. */
export const shown = (rating: number, language: Language): string =>
  rating.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** Those who make a lively table together. */
const BUNCH = ['cautious', 'punctual', 'sly', 'seasoned', 'greedy', 'brave', 'counting'];

export interface Quick {
  opponents: number;
  level: string; // a bot, or `mixed`
  edition: string;
  relics: boolean;
  coach: boolean;
}

export type Agreed = Required<Omit<Options, 'device' | 'relics'>> & { relics: boolean };

export interface DevicePlayer {
  name: string;
  emblem: number;
  bot: string | null;
}

export interface OnDevice {
  players: DevicePlayer[];
  mode: 'curtain' | 'dealer';
  edition: string;
  relics: boolean;
}

/** The box that a reader of this language most likely knows. */
export const ownEdition = (language: Language): string =>
  EDITIONS.includes(language) ? language : 'fr';

export const quickDefault = (language: Language): Quick => ({
  opponents: 4,
  level: 'mixed',
  edition: ownEdition(language),
  relics: false,
  coach: true,
});

export const agreedDefault = (language: Language): Agreed => ({
  edition: ownEdition(language),
  relics: false,
  seats: 8,
  clock: 20,
  absence: 'camp',
  chests: 'open',
  locks: 'shown',
  help: 'counts',
  spectators: true,
  public: false, // friends come by link
});

/** For the server: relics are asked for only where they are a variant. */
export function optionsOf<T extends { edition: string; relics: boolean }>(
  chosen: T,
): Omit<T, 'relics'> & { relics: boolean | null } {
  return { ...chosen, relics: relicsAreOptional(chosen.edition) ? chosen.relics : null };
}

/** A table against bots that begins at once, without a clock. */
export function quickOpening(quick: Quick, roll = Math.random): Opening {
  const bots =
    quick.level === 'mixed'
      ? shuffled(BUNCH, roll).slice(0, quick.opponents)
      : Array<string>(quick.opponents).fill(quick.level);
  const { edition, relics } = optionsOf(quick);
  return {
    edition,
    relics,
    seats: quick.opponents + 1,
    clock: 0,
    help: quick.coach ? 'coach' : 'chances',
    public: false,
    bots,
    start: true,
  };
}

/** A table on one device: its people, then its bots. */
export function deviceOpening(chosen: OnDevice): Opening {
  const people = chosen.players.filter((one) => one.bot === null);
  const { edition, relics } = optionsOf(chosen);
  return {
    edition,
    relics,
    seats: chosen.players.length,
    clock: 0,
    public: false,
    spectators: false,
    device: chosen.mode,
    sit: false,
    people: people.map(({ name, emblem }) => ({ name: name.trim(), emblem })),
    bots: chosen.players.flatMap((one) => (one.bot === null ? [] : [one.bot])),
    start: true,
  };
}

function shuffled<T>(things: readonly T[], roll: () => number): T[] {
  const left = [...things];
  return things.map(() => left.splice(Math.floor(roll() * left.length), 1)[0]);
}

/** What was chosen last time, over what is usual. */
export function remembered<T extends object>(what: string, usual: T): T {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`tacora-${what}`) ?? '{}');
    const known = Object.entries(kept as object).filter(
      ([key, value]) => key in usual && typeof value === typeof usual[key as keyof T],
    );
    const all = { ...usual, ...Object.fromEntries(known) } as T & { edition?: string };
    if (all.edition && !EDITIONS.includes(all.edition)) return usual;
    return all;
  } catch {
    return usual;
  }
}

export function remember(what: string, chosen: object): void {
  try {
    localStorage.setItem(`tacora-${what}`, JSON.stringify(chosen));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
