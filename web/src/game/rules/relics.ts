/** What relics are worth. */
import type { State } from '../state';

/** How many relics have been carried out so far, by whomever. */
export const rescued = (state: State): number =>
  state.explorers.reduce((sum, e) => sum + e.relics.length, 0);

/** What each relic lying on the path is worth to a lone leaver now. */
export function worths(state: State): number[] {
  const byExit = state.edition.relics?.by_exit ?? [];
  const first = rescued(state);
  return byExit.length
    ? byExit.slice(first, first + state.relics.length)
    : state.relics.map((relic) => relic.worth ?? 0);
}
