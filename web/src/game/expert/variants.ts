/** Players who know what the expert knows, and are weaker all the same, as in
 *  `tacora.expert.variants`: they see less, or they dare too much or too little. */
import type { Seat, State } from '../state';
import { comparesChests, features } from './features';
import { likely, output, type Nets } from './net';

const FEAR = 1.5; // added to the net's score, or taken away: at even odds, four to one instead

/** How likely one leaves who fears every card a little too much. */
export const wary = (state: State, seat: Seat, nets: Nets): number =>
  likely(output(features(state, seat), nets.players) + FEAR);

/** How likely one leaves who dares a little too much. */
export const dashing = (state: State, seat: Seat, nets: Nets): number =>
  likely(output(features(state, seat), nets.players) - FEAR);

/** How likely one leaves who never looks at anyone's chest. */
export function dreamy(state: State, seat: Seat, nets: Nets): number {
  const seen = features(state, seat).map((value, at) => (comparesChests(at) ? 0 : value));
  return likely(output(seen, nets.players));
}
