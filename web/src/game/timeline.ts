/** What is played when something happens, in which order and for how long: `look.md`, 7.6. */
import { odds } from './odds';
import type { Moment } from './fold';
import { same, type GameEvent, type State } from './state';

export type CueName =
  | 'hold' // everyone has decided; a breath
  | 'flip' // all decisions are turned over together
  | 'read' // time to see them
  | 'collect' // what lay on the path rises to the leavers
  | 'walk' // they walk back to camp
  | 'bank' // and fill their chests
  | 'lean' // the next card slides to the head of the path
  | 'turn' // and is turned over
  | 'split' // its gems go to everyone inside
  | 'shine' // a relic
  | 'growl' // a first hazard
  | 'freeze' // a second one: everything stops
  | 'alarm' // the light turns red
  | 'flee' // those inside drop everything and run
  | 'slam' // the entrance is closed
  | 'summary' // what the expedition brought
  | 'iris'; // the next cave opens

export interface Step {
  name: CueName;
  ms: number;
}

/** A step of what is played, with what it shows. */
export interface Cue extends Moment {
  name: CueName;
  ms: number; // as long as it is really played
}

/** More than this and one holds one's breath a little longer. */
const DREAD = 0.3;

export function timeline(
  event: GameEvent,
  before: State,
  still = false,
  dread = true, // whether the pauses may tell how dangerous it is
): Step[] {
  const steps = moving(event, before, dread);
  if (!still) return steps;
  // Nothing travels, but the pauses are the game.
  return steps.map(({ name, ms }) => ({ name, ms: HELD[name] ?? Math.min(ms, 150) }));
}

const HELD: Partial<Record<CueName, number>> = {
  hold: 250,
  read: 550,
  lean: 400,
  split: 450,
  shine: 450,
  growl: 450,
  freeze: 300,
  alarm: 900,
  summary: 2500,
};

function moving(event: GameEvent, before: State, tells: boolean): Step[] {
  switch (event.type) {
    case 'Entered':
      return [{ name: 'iris', ms: 900 }];
    case 'Decided': {
      const steps: Step[] = [
        { name: 'hold', ms: 250 },
        { name: 'flip', ms: 420 },
        { name: 'read', ms: 550 },
      ];
      if (!event.leavers.length) return steps;
      const relic = event.relics?.length ? 500 : 0;
      return [
        ...steps,
        { name: 'collect', ms: 600 + relic },
        { name: 'walk', ms: 700 },
        { name: 'bank', ms: 450 },
      ];
    }
    case 'Revealed': {
      const dread = tells && odds({ ...before, awaits: 'card' }).danger >= DREAD;
      const steps: Step[] = [
        { name: 'lean', ms: dread ? 650 : 450 },
        { name: 'turn', ms: 380 },
      ];
      if (event.card.type === 'Treasure') return [...steps, { name: 'split', ms: 750 }];
      if (event.card.type === 'Relic') return [...steps, { name: 'shine', ms: 700 }];
      if (!twin(event, before)) return [...steps, { name: 'growl', ms: 700 }];
      return [...steps, { name: 'freeze', ms: 300 }, { name: 'alarm', ms: 900 }];
    }
    case 'Closed': {
      const flee: Step[] = event.trap ? [{ name: 'flee', ms: 1100 }] : [];
      return [...flee, { name: 'slam', ms: 500 }, { name: 'summary', ms: 2500 }];
    }
  }
}

/** Whether a card is the second of its hazard: a trap. */
export function twin(event: GameEvent, before: State): boolean {
  if (event.type !== 'Revealed' || event.card.type !== 'Hazard') return false;
  return before.path.some((other) => same(other, event.card));
}

/** The table as it is to be seen while a cue is played. */
export function during(name: CueName, event: GameEvent, before: State, after: State): State {
  switch (name) {
    case 'turn':
    case 'split':
    case 'shine':
    case 'growl':
    case 'freeze':
    case 'alarm':
      // The card lies there; nobody has anything of it yet.
      return { ...after, explorers: before.explorers };
    case 'walk':
      if (event.type !== 'Decided') return before;
      return {
        ...after,
        explorers: before.explorers.map((e, seat) =>
          event.leavers.includes(seat) ? { ...e, satchel: e.satchel + (event.each ?? 0) } : e,
        ),
      };
    case 'bank':
    case 'iris':
      return after;
    case 'flee':
    case 'slam':
    case 'summary':
      // The cave is empty, its path still to be seen.
      return { ...before, explorers: after.explorers, awaits: after.awaits };
    default:
      return before;
  }
}
