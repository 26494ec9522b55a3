/** The one who knows the seed, once it is shown: what would have come next?
 *  As in `tacora.rules.dealer`: the next card has the smallest hash of those not yet turned. */
import { deck, without, type Card, type State } from '../game/state';
import { sha256 } from './sha256';

const written = (card: Card): string =>
  card.type === 'Treasure'
    ? `${card.gems}`
    : card.type === 'Hazard'
      ? card.kind
      : `R${card.worth || ''}`;

/** All cards of the cave in the order in which this seed turns them over. */
export function order(seed: string, state: State): Card[] {
  const copies = new Map<string, number>();
  const cards = without(deck(state.edition, state.expedition), state.removed);
  return cards
    .map((card) => {
      const name = written(card);
      const copy = (copies.get(name) ?? 0) + 1;
      copies.set(name, copy);
      return { card, place: sha256(`${seed}/${state.expedition}/${name}/${copy}`) };
    })
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ card }) => card);
}

/** The card that nobody has seen, as it lay ahead of this state. */
export const next = (seed: string, state: State): Card | undefined =>
  without(order(seed, state), state.path)[0];
