/** What may come next, counted from what everyone sees. */
import { same, type Card, type State } from './state';

export interface Odds {
  cards: number; // that may still come
  deadly: number; // of them end the expedition
  treasures: number;
  relics: number;
  danger: number; // deadly / cards
}

export function odds(state: State): Odds {
  const seen = state.path.filter((card) => card.type === 'Hazard');
  const deck = state.awaits === 'card' || state.awaits === 'decisions' ? state.deck : [];
  const count = (test: (card: Card) => boolean) => deck.filter(test).length;
  const deadly = count((card) => seen.some((other) => same(other, card)));
  return {
    cards: deck.length,
    deadly,
    treasures: count((card) => card.type === 'Treasure'),
    relics: count((card) => card.type === 'Relic'),
    danger: deck.length ? deadly / deck.length : 0,
  };
}

/** How many cards of each hazard lie on the path, may still come, and are out of the game. */
export interface Copies {
  kind: string;
  seen: number;
  left: number;
  removed: number;
}

export function copies(state: State): Copies[] {
  const of = (cards: Card[], kind: string) =>
    cards.filter((card) => card.type === 'Hazard' && card.kind === kind).length;
  return state.edition.hazards.map((kind) => ({
    kind,
    seen: of(state.path, kind),
    left:
      state.awaits === 'entry' && !state.path.length
        ? state.edition.copies - of(state.removed, kind)
        : of(state.deck, kind),
    removed: of(state.removed, kind),
  }));
}

/** What leaving now would bring: everything, if nobody else leaves. */
export interface Harvest {
  satchel: number;
  onTheWay: number; // if alone
  relics: number[]; // their worth, if alone
}

export function harvest(state: State, seat: number): Harvest {
  const rescued = state.explorers.reduce((sum, e) => sum + e.relics.length, 0);
  const byExit = state.edition.relics?.by_exit ?? [];
  return {
    satchel: state.explorers[seat].satchel,
    onTheWay: state.rests.reduce((a, b) => a + b, 0),
    relics: state.relics.map((relic, i) => relic.worth || (byExit[rescued + i] ?? 0)),
  };
}

/** Whether leaving now would bring nothing at all. */
export function isEmpty(state: State, seat: number): boolean {
  const { satchel, onTheWay } = harvest(state, seat);
  return !satchel && !onTheWay && !state.relics.length;
}
