/** Which card a seed turns over, as in `tacora.rules.dealer`; for games whose seed was unveiled. */
import { sha256 } from './sha256';
import { deck, without, type Card, type State } from './state';

/** A card as it is written: `9`, `snake`, `R7`; `R` is an identical relic. */
export function written(card: Card): string {
  switch (card.type) {
    case 'Treasure':
      return String(card.gems);
    case 'Hazard':
      return card.kind;
    case 'Relic':
      return `R${card.worth || ''}`;
  }
}

/** All cards of the cave that the explorers are in, in the order of this seed. */
export function order(seed: string, state: State): Card[] {
  const copies = new Map<string, number>();
  const places = without(deck(state.edition, state.expedition), state.removed).map((card) => {
    const name = written(card);
    const copy = (copies.get(name) ?? 0) + 1; // from 1: it is the highest number that has gone
    copies.set(name, copy);
    return { place: sha256(`${seed}/${state.expedition}/${name}/${copy}`), card };
  });
  places.sort((a, b) => (a.place < b.place ? -1 : 1));
  return places.map(({ card }) => card);
}

/** The card that this seed turns over next. */
export const deal = (seed: string, state: State): Card =>
  without(order(seed, state), state.path)[0];

/** Shown before the first card, so that the seed can be checked after the last. */
export const promise = (seed: string): string => sha256(seed);
