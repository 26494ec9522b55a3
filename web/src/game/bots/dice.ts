/** Dice that fall alike for the same seed, seat and table, as in `tacora.sim.dice`. */
import { sha256 } from '../sha256';
import type { Card, Explorer, Seat, State } from '../state';

/** A number from 0 to 1, 1 not included, that falls evenly. */
export function chance(seed: string, state: State, seat: Seat): number {
  const thrown = sha256(`${seed}/${seat}/${JSON.stringify(table(state))}`);
  const [high, low] = [thrown.slice(0, 8), thrown.slice(8, 16)].map((hex) => parseInt(hex, 16));
  return (high * 2 ** 21 + (low >>> 11)) / 2 ** 53;
}

/** What everyone sees, each field in Python's order, wherever the state has come from. */
const table = ({ edition, expedition, path, rests, removed, explorers }: State) => [
  edition.name,
  expedition,
  path.map(card),
  rests,
  removed.map(card),
  explorers.map(explorer),
];

function card(card: Card): Card {
  switch (card.type) {
    case 'Treasure':
      return { type: 'Treasure', gems: card.gems };
    case 'Hazard':
      return { type: 'Hazard', kind: card.kind };
    case 'Relic':
      return { type: 'Relic', worth: card.worth ?? 0 };
  }
}

const explorer = ({ inside, satchel, chest, relics }: Explorer): Explorer => ({
  inside,
  satchel,
  chest,
  relics,
});
