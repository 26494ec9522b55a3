/** The table as everyone sees it, as in `tacora.rules.state`: nothing on it is face down. */
import boxes from '../generated/editions.json';
import type {
  Entered,
  Revealed,
  Decided,
  Closed,
  Treasure,
  Hazard,
  Relic,
} from '../generated/wire';

export type { Treasure, Hazard, Relic };
export type Card = Treasure | Hazard | Relic;
export type GameEvent = Entered | Revealed | Decided | Closed;
export type Seat = number;

export interface Relics {
  variant: boolean;
  join: string;
  printed: number[];
  by_exit: number[];
}

export interface Edition {
  name: string;
  published: string;
  players: number[];
  expeditions: number;
  treasures: number[];
  hazards: string[];
  copies: number;
  ties: string;
  relics: Relics | null;
  closing: string;
}

export interface Explorer {
  inside: boolean;
  satchel: number;
  chest: number;
  relics: number[];
}

/** A card, and who left after it. */
export interface Turn {
  card: Card;
  leavers: Seat[];
}

export interface State {
  edition: Edition;
  explorers: Explorer[];
  expedition: number;
  deck: Card[];
  path: Card[];
  rests: number[];
  relics: Relic[];
  removed: Card[];
  awaits: 'entry' | 'card' | 'decisions' | 'nothing';
  history: Turn[]; // the turns that are over
}

/** The boxes, in the order in which they are offered. */
export const EDITIONS = Object.keys(boxes);

/** The edition as it is played; a variant's relics only when asked for. */
export function edition(name: string, relics?: boolean | null): Edition {
  const box = (boxes as unknown as Record<string, Edition>)[name];
  return box.relics?.variant && !relics ? { ...box, relics: null } : box;
}

export function relicsAreOptional(name: string): boolean {
  return (boxes as unknown as Record<string, Edition>)[name].relics?.variant ?? false;
}

/** Every card that has joined the game by this expedition, in the order of the rulebook. */
export function deck(edition: Edition, expedition: number): Card[] {
  const cards: Card[] = edition.treasures.map((gems) => ({ type: 'Treasure', gems }));
  for (const kind of edition.hazards)
    for (let copy = 0; copy < edition.copies; copy++) cards.push({ type: 'Hazard', kind });
  const relics = edition.relics;
  if (!relics) return cards;
  const worths = relics.printed.length ? relics.printed : relics.by_exit.map(() => 0);
  const joined = relics.join === 'at the start' ? worths : worths.slice(0, expedition);
  return [...cards, ...joined.map((worth): Relic => ({ type: 'Relic', worth }))];
}

export function same(a: Card, b: Card): boolean {
  switch (a.type) {
    case 'Treasure':
      return b.type === 'Treasure' && a.gems === b.gems;
    case 'Hazard':
      return b.type === 'Hazard' && a.kind === b.kind;
    case 'Relic':
      return b.type === 'Relic' && (a.worth ?? 0) === (b.worth ?? 0);
  }
}

/** The cards less those gone, copy by copy, their order kept. */
export function without(cards: Card[], gone: Card[]): Card[] {
  const left = [...cards];
  for (const card of gone) {
    const place = left.findIndex((other) => same(other, card));
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

export function setUp(edition: Edition, players: number): State {
  return {
    edition,
    explorers: Array.from({ length: players }, () => ({
      inside: false,
      satchel: 0,
      chest: 0,
      relics: [],
    })),
    expedition: 0,
    deck: [],
    path: [],
    rests: [],
    relics: [],
    removed: [],
    awaits: 'entry',
    history: [],
  };
}

// Questions one may ask of a state

export const inside = (state: State): Seat[] =>
  state.explorers.flatMap((explorer, seat) => (explorer.inside ? [seat] : []));

/** The rubies lying on the path, one heap for whoever leaves. */
export const gemsOnPath = (state: State): number => state.rests.reduce((a, b) => a + b, 0);

export const score = (explorer: Explorer): number =>
  explorer.chest + explorer.relics.reduce((a, b) => a + b, 0);

/** Those with the highest score, once the game is over. */
export function winners(state: State): Seat[] {
  if (state.awaits !== 'nothing') return [];
  const byRelics = state.edition.ties === 'more relics' ? 1 : 0;
  const ranks = state.explorers.map((e) => score(e) * 100 + e.relics.length * byRelics);
  const best = Math.max(...ranks);
  return ranks.flatMap((rank, seat) => (rank === best ? [seat] : []));
}
