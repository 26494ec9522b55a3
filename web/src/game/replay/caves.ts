/** The five caves of a game, as stretches of its moments. */
import { order } from '../dealer';
import { same, without, type Card } from '../state';
import type { Moment } from '../fold';

export interface Cave {
  expedition: number;
  from: number; // the step at which everyone has entered
  to: number; // the last step in it
  trap: string | null; // the kind of hazard that ended it
  over: boolean;
}

export function caves(moments: Moment[]): Cave[] {
  const found: Cave[] = [];
  for (const [i, { event }] of moments.entries()) {
    if (event.type === 'Entered')
      found.push({
        expedition: event.expedition,
        from: i + 1,
        to: i + 1,
        trap: null,
        over: false,
      });
    const cave = found.at(-1);
    if (!cave) continue;
    cave.to = i + 1;
    if (event.type === 'Closed') {
      cave.over = true;
      cave.trap = event.trap?.kind ?? null;
    }
  }
  return found;
}

/** The cave at a step; the first one before everything. */
export const caveAt = (all: Cave[], step: number): Cave | undefined =>
  all.findLast((cave) => cave.from <= step) ?? all[0];

/** What would have come after everyone had left, up to the card that would have been a trap. */
export function whatWasNext(seed: string, moments: Moment[], cave: Cave): Card[] {
  const closed = moments[cave.to - 1];
  if (!cave.over || cave.trap) return [];
  const seen = closed.before.path.filter((card) => card.type === 'Hazard');
  const coming = without(order(seed, closed.before), closed.before.path);
  const last = coming.findIndex((card, i) => {
    if (card.type !== 'Hazard') return false;
    return [...seen, ...coming.slice(0, i)].some((other) => same(other, card));
  });
  return coming.slice(0, last + 1);
}
