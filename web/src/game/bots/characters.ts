/** The house's characters for whom nobody has to wait, as in `tacora.bots.characters`: each
 *  decides as its namesake in Python does at the same table with the same dice. */
import type { Decision } from '../../generated/wire';
import fitted from '../../generated/characters.json';
import type { Nets } from '../expert/net';
import { expert } from '../expert/player';
import { dashing, dreamy, wary } from '../expert/variants';
import type { Seat, State } from '../state';
import { chance } from './dice';
import { equilibrium } from './equilibrium';
import { loot, outlook, type Outlook } from './outlook';

/** Whether it leaves, or how likely. */
type Look = (view: Outlook) => boolean | number;
type Think = (state: State, seat: Seat, nets: Nets) => number;

/** Those who count on their fingers. */
const COUNTING: Record<string, Look> = {
  sleepy: () => 0.35,
  timid: (view) => view.satchel >= 1,
  greedy: (view) => view.satchel >= 30,
  punctual: (view) => view.cards >= 5,
  cautious: (view) => loot(view) > 0 && view.danger > 1 / 10,
  brave: (view) => view.satchel >= 12 || (view.satchel > 0 && view.danger > 1 / 4),
  seasoned: (view) => loot(view) >= fitted.seasoned[view.warnings][view.inside - 1],
  counting: (view) => outweighed(view, fitted.counting),
  sly: (view) => equilibrium(view, 1.5),
};

/** Those who ask the expert's nets. */
const KNOWING: Record<string, Think> = { expert, wary, dashing, dreamy };

export const CHARACTERS = [...Object.keys(COUNTING), ...Object.keys(KNOWING)];

/** Whether it can't decide without the nets for its kind of table. */
export const needsNets = (name: string): boolean => name in KNOWING;

/** What the character of that name decides for the explorer of this seat, who is inside. The
 *  seed is for its dice, if it has any. */
export function decide(
  name: string,
  state: State,
  seat: Seat,
  seed: string,
  nets?: Nets,
): Decision {
  const leaves = likely(name, state, seat, nets);
  return (typeof leaves === 'number' ? chance(seed, state, seat) < leaves : leaves)
    ? 'leave'
    : 'continue';
}

function likely(name: string, state: State, seat: Seat, nets?: Nets): boolean | number {
  if (name in COUNTING) return COUNTING[name](outlook(state, seat));
  if (!(name in KNOWING)) throw new Error(`no character is called ${name}`);
  if (!nets) throw new Error(`${name} needs the nets for this kind of table`);
  return KNOWING[name](state, seat, nets);
}

/** Whether what a trap would take outweighs what one more card brings. */
function outweighed(view: Outlook, weights: typeof fitted.counting): boolean {
  const crowd = view.inside;
  const loss = view.danger * (view.satchel + (weights.at_risk * view.gems) / crowd);
  const gain =
    (weights.treasure * view.treasure -
      weights.heap * view.gems -
      weights.relics * view.relics) /
    crowd;
  return loss > gain + weights.courage;
}
