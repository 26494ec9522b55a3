/** The expert, as in `tacora.expert.player`: a net says how likely to leave. It mixes, for a
 *  player who can be foreseen is one whom others leave just before. */
import type { Seat, State } from '../state';
import { features } from './features';
import { likely, output, type Nets } from './net';
import { evidence, strangers } from './opponents';

/** How likely it leaves. */
export function expert(state: State, seat: Seat, nets: Nets): number {
  const hunts = strangers(state, seat, evidence(state, nets));
  return likely(output(features(state, seat), hunts ? nets.hunters : nets.players));
}
