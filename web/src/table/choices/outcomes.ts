/** What each choice would bring, in words; as much of it as the table's rules of help allow. */
import { harvest, odds } from '../../game/odds';
import type { State } from '../../game/state';
import type { Decision } from '../../generated/wire';
import type { Say } from '../../game/language';
import type { Help } from '../../game/table';

export function outcomes(
  state: State,
  seat: number | null,
  help: Help,
  say: Say,
): Record<Decision, string[]> {
  if (seat === null || !state.explorers[seat]?.inside) return { continue: [], leave: [] };
  const { satchel, onTheWay, relics } = harvest(state, seat);
  const alone = state.explorers.filter((e) => e.inside).length === 1;
  const leave = [say('stage-keep', { gems: satchel })];
  if (onTheWay)
    leave.push(
      say(alone ? 'stage-on-the-way' : 'stage-on-the-way-at-most', { gems: onTheWay }),
    );
  if (relics.length)
    leave.push(
      say(alone ? 'stage-with-relics' : 'stage-relics-if-alone', {
        count: relics.length,
        values: relics.join(' + '),
      }),
    );
  return { continue: chances(state, help, say), leave };
}

function chances(state: State, help: Help, say: Say): string[] {
  if (help === 'none') return [];
  const { cards, deadly, treasures } = odds(state);
  return [
    deadly ? say('stage-chance-danger', { count: deadly, cards }) : say('stage-no-danger'),
    say('stage-chance-treasure', { count: treasures, cards }),
  ];
}
