/** What is played when something happens, in which order and for how long: `look.md`, 7.6. */
import { odds } from './odds';
import table from '../generated/cues.json';
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

/** A line of `wire/cues.json`, from which the server's clock is told, too. */
interface Line {
  name: string;
  on: string;
  ms: number;
  if?: string;
  more?: string;
  more_ms?: number;
  still_ms?: number;
  open?: boolean; // the card is seen: people may choose while it is played
}
const LINES: Line[] = table.cues;

export function timeline(
  event: GameEvent,
  before: State,
  still = false,
  dread = true, // whether the pauses may tell how dangerous it is
): Step[] {
  const facts = new Set(factsOf(event, before, dread));
  return LINES.filter((line) => line.on === event.type && (!line.if || facts.has(line.if))).map(
    ({ name, ms, more, more_ms = 0, still_ms }) => {
      const full = ms + (more && facts.has(more) ? more_ms : 0);
      // Held still, nothing travels, but the pauses are the game.
      const held = still_ms ?? Math.min(full, table.still_at_most_ms);
      return { name: name as CueName, ms: still ? held : full };
    },
  );
}

/** What the cues of an event depend on. */
function factsOf(event: GameEvent, before: State, tells: boolean): string[] {
  const facts: (string | false)[] = [];
  switch (event.type) {
    case 'Decided':
      facts.push(event.leavers.length > 0 && 'leavers');
      facts.push(Boolean(event.relics?.length) && 'relics');
      break;
    case 'Revealed':
      facts.push(tells && odds({ ...before, awaits: 'card' }).danger >= DREAD && 'dread');
      facts.push(twin(event, before) ? 'twin' : event.card.type.toLowerCase());
      break;
    case 'Closed':
      facts.push(Boolean(event.trap) && 'trap');
      break;
  }
  return facts.filter((fact) => fact !== false);
}

/** Whether a card is the second of its hazard: a trap. */
export function twin(event: GameEvent, before: State): boolean {
  if (event.type !== 'Revealed' || event.card.type !== 'Hazard') return false;
  return before.path.some((other) => same(other, event.card));
}

/** The table as it is to be seen while a cue is played. */
export function during(name: CueName, event: GameEvent, before: State, after: State): State {
  switch (name) {
    case 'split':
    case 'shine':
    case 'growl':
    case 'freeze':
    case 'alarm':
      // Its face is up, and all of it is known at once; until then nobody knows any of it.
      return after;
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
