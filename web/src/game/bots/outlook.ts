/** What an explorer can count before deciding, as in `tacora.bots.outlook`. */
import { odds } from '../odds';
import { worths } from '../rules/relics';
import { gemsOnPath, inside, type Seat, type State } from '../state';

export interface Outlook {
  satchel: number; // gems at risk
  gems: number; // lying on the path, for whoever leaves
  relics: number; // worth of the relics on the path, to whoever leaves alone
  inside: number; // explorers in the cave
  cards: number; // turned over in this expedition
  warnings: number; // hazards among them
  danger: number; // chance that the next card ends the expedition
  treasure: number; // gems on the next card, on average
}

export function outlook(state: State, seat: Seat): Outlook {
  const hidden = state.deck.reduce(
    (sum, card) => sum + (card.type === 'Treasure' ? card.gems : 0),
    0,
  );
  return {
    satchel: state.explorers[seat].satchel,
    gems: gemsOnPath(state),
    relics: worths(state).reduce((a, b) => a + b, 0),
    inside: inside(state).length,
    cards: state.path.length,
    warnings: state.path.filter((card) => card.type === 'Hazard').length,
    danger: odds(state).danger,
    treasure: hidden / state.deck.length,
  };
}

/** What leaving brings for certain if all explorers inside leave as well. */
export const loot = (view: Outlook): number =>
  view.satchel + Math.floor(view.gems / view.inside) + (view.inside === 1 ? view.relics : 0);
