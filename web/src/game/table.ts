/** A table: its seats, what was agreed, and the game on it; `view = fold(events)`. */
import type { Happened, Options } from '../generated/wire';
import { evolve } from './fold';
import { edition, inside, setUp, type Seat, type State } from './state';

export type Happening = Happened['events'][number];

export interface Seated {
  person: string;
  name: string;
  bot: string | null;
  emblem: number | null;
  away: boolean;
  rested: boolean;
  asksPause: boolean;
}

export interface Table {
  options: Required<Options>;
  promise: string;
  seed: string | null;
  seats: Seated[];
  host: Seat | null;
  stage: 'lobby' | 'playing' | 'over';
  state: State | null;
  events: number; // how many have happened
  at: number; // how many had happened when the last card was turned
  deciding: Seat[];
  paused: boolean;
  rematch: string | null;
  daily: string | null; // the day, if it is the daily cave
}

export function open(event: Extract<Happening, { type: 'Opened' }>): Table {
  return {
    options: event.options as Required<Options>,
    promise: event.promise,
    seed: null,
    seats: [],
    host: null,
    stage: 'lobby',
    state: null,
    events: 1,
    at: 0,
    deciding: [],
    paused: false,
    rematch: null,
    daily: event.daily ?? null,
  };
}

export function follow(before: Table | null, event: Happening): Table {
  if (event.type === 'Opened') return open(event);
  if (!before) throw new Error('a table opens first');
  const table = { ...before, events: before.events + 1 };
  const seated = (seat: Seat, change: Partial<Seated>): Table => ({
    ...table,
    seats: table.seats.map((s, i) => (i === seat ? { ...s, ...change } : s)),
  });
  switch (event.type) {
    case 'Sat': {
      const { person, name, bot = null, emblem = null } = event;
      const chair = { person, name, bot, emblem, away: false, rested: false, asksPause: false };
      return { ...table, seats: [...table.seats, chair] };
    }
    case 'Stood':
      return {
        ...table,
        seats: table.seats.filter((_, seat) => seat !== event.seat),
        host: moved(table.host, event.seat),
      };
    case 'Hosted':
      return { ...table, host: event.seat };
    case 'Started': {
      const { edition: name, relics } = table.options;
      const state = setUp(edition(name, relics), table.seats.length);
      return { ...table, stage: 'playing', state };
    }
    case 'Away':
      return seated(event.seat, { away: true });
    case 'Rested':
      return seated(event.seat, { rested: true });
    case 'Back':
      return seated(event.seat, { away: false, rested: false });
    case 'PauseAsked':
      return seated(event.seat, { asksPause: event.wanted });
    case 'Waited':
    case 'Coached':
      return table;
    case 'Paused':
      return { ...table, paused: true };
    case 'Resumed':
      return {
        ...table,
        paused: false,
        seats: table.seats.map((s) => ({ ...s, asksPause: false })),
      };
    case 'Unseen':
      return table;
    case 'Unveiled':
      return { ...table, stage: 'over', seed: event.seed };
    case 'Rematched':
      return { ...table, rematch: event.code };
    default: {
      const state = evolve(table.state!, event);
      const deciding = state.awaits === 'decisions' ? inside(state) : [];
      return { ...table, at: table.events, deciding, state };
    }
  }
}

const moved = (host: Seat | null, gone: Seat): Seat | null =>
  host === null || host === gone ? null : host - (host > gone ? 1 : 0);

/** The seats of a person: they move up when others stand. */
export function seatsOf(table: Table | null, person: string | undefined): Seat[] {
  if (!table || !person) return [];
  return table.seats.flatMap((s, seat) => (s.person === person && !s.bot ? [seat] : []));
}

/** The emblem of every seat: what was asked for, first come first served, no two alike. */
export function emblems(seats: Pick<Seated, 'emblem'>[]): number[] {
  const taken = new Set<number>();
  const wanted = seats.map(({ emblem }) => {
    if (emblem === null || emblem === undefined || taken.has(emblem)) return null;
    taken.add(emblem);
    return emblem;
  });
  const free = [0, 1, 2, 3, 4, 5, 6, 7].filter((emblem) => !taken.has(emblem));
  return wanted.map((emblem) => emblem ?? free.shift()!);
}

/** How much the table agreed to be told about the cards to come. */
export type Help = 'none' | 'counts' | 'chances' | 'coach';

/** Whether what is shown has come to what is asked. */
export function isSeen(truth: State, shown: State): boolean {
  return (
    truth.awaits === 'decisions' &&
    truth.expedition === shown.expedition &&
    truth.path.length === shown.path.length
  );
}
