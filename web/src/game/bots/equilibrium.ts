/** The equilibrium of one step, as in `tacora.bots.simple.nash`: leave just as often as makes the
 *  others indifferent. */
import type { Outlook } from './outlook';

const HALVINGS = 20; // of the interval in which the chance lies: to a millionth
const LATER = 0.5; // what a gem or a relic that stays on the path is still worth

/** The chance to leave at which leaving and staying are worth the same. */
export function equilibrium(view: Outlook, treasure: number): number {
  const others = view.inside - 1;
  const edges = Array.from(
    { length: view.inside },
    (_, leavers) => ways(others, leavers) * edge(view, treasure, leavers),
  );
  if (Math.max(...edges) <= 0) return 0;
  if (Math.min(...edges) > 0) return 1;
  let [low, high] = [0, 1];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const leaving = (low + high) / 2;
    const gained = edges.reduce(
      (sum, weight, leavers) =>
        sum + weight * leaving ** leavers * (1 - leaving) ** (others - leavers),
      0,
    );
    if (gained > 0) low = leaving;
    else high = leaving;
  }
  return (low + high) / 2;
}

/** What leaving is worth more than staying when so many of the others leave. */
function edge(view: Outlook, treasure: number, leavers: number): number {
  const { satchel, gems, danger } = view;
  const leave = satchel + Math.floor(gems / (leavers + 1)) + (leavers ? 0 : view.relics);
  const left = view.inside - leavers;
  const heap = leavers ? gems % leavers : gems;
  const relics = leavers === 1 ? 0 : view.relics;
  const stay =
    (1 - danger) * (satchel + (LATER * (heap + relics)) / left) +
    (treasure * view.treasure) / left;
  return leave - stay;
}

/** In how many ways so many of them can be chosen. */
function ways(all: number, chosen: number): number {
  let found = 1;
  for (let each = 1; each <= chosen; each++) found = (found * (all - each + 1)) / each;
  return found;
}
