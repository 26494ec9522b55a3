/** A puzzle: a table, who decides there, what is better, and why. */
import type { Worth } from '../../generated/wire';
import { harvest, odds } from '../../game/odds';
import { edition, inside, score, type State } from '../../game/state';

export interface Written {
  id: string;
  edition: string;
  relics: boolean;
  players: string[]; // the characters who played
  seat: number;
  stay: Worth;
  leave: Worth;
  state: Omit<State, 'edition'>;
}

export type Answer = 'continue' | 'leave';

export interface Puzzle extends Omit<Written, 'state'> {
  state: State;
  answer: Answer;
}

export const read = (written: Written): Puzzle => ({
  ...written,
  state: { ...written.state, edition: edition(written.edition, written.relics) },
  answer: written.leave.share > written.stay.share ? 'leave' : 'continue',
});

export interface Reason {
  id: string;
  rival: number; // the seat that is ahead of all others
  count: number;
  cards: number;
  gems: number;
}

/** What speaks for the answer, in a fact that can be seen on the table. */
export function why({ state, seat, answer }: Puzzle): Reason {
  const { deadly, cards } = odds(state);
  const { satchel, onTheWay, relics } = harvest(state, seat);
  const scores = state.explorers.map(score);
  const others = scores.map((points, i) => (i === seat ? -1 : points));
  const best = Math.max(...others);
  const behind = best - scores[seat];
  const last = state.expedition === state.edition.expeditions;
  const companions = inside(state).length - 1;
  const most = satchel + onTheWay + relics.reduce((a, b) => a + b, 0);
  const facts = { rival: others.indexOf(best), count: deadly, cards, gems: satchel };
  if (answer === 'continue') {
    if (last && most < behind) return { ...facts, id: 'puzzle-why-behind' };
    if (behind > most) return { ...facts, id: 'puzzle-why-chase', count: behind };
    if (companions > 1) return { ...facts, id: 'puzzle-why-fewer' };
    return { ...facts, id: 'puzzle-why-worth' };
  }
  if (last && companions && satchel > behind) return { ...facts, id: 'puzzle-why-lead' };
  if (relics.length && companions) return { ...facts, id: 'puzzle-why-relic' };
  if (companions && (onTheWay > satchel || (onTheWay >= 4 && onTheWay * 2 > satchel)))
    return { ...facts, id: 'puzzle-why-path', gems: onTheWay };
  return { ...facts, id: 'puzzle-why-danger' };
}
