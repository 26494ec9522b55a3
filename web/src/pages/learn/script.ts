/** The first expedition: what happens, what is explained, and which button is to be pressed. */
import type { Edition, GameEvent } from '../../game/state';

export interface Scene {
  events: GameEvent[]; // played before it is explained
  text: string; // the id of the explanation
  press?: 'continue' | 'leave'; // what goes on with it; otherwise "next" does
}

/** Who explores: the learner, and three companions. */
export const COMPANIONS = ['Ada', 'Bo', 'Cy'];
export const YOU = 0;
const CY = 3;

export function script(edition: Edition): Scene[] {
  const { printed, by_exit } = edition.relics!;
  const worth = printed[0] ?? 0;
  const snake = { type: 'Hazard', kind: 'snake' } as const;
  const goOn: GameEvent = { type: 'Decided', leavers: [] };
  return [
    { text: 'learn-enter', events: [{ type: 'Entered', expedition: 1 }] },
    {
      text: 'learn-split', // 9 among four
      events: [{ type: 'Revealed', card: { type: 'Treasure', gems: 9 }, each: 2, rest: 1 }],
    },
    { text: 'learn-choose', events: [], press: 'continue' },
    { text: 'learn-warning', events: [goOn, { type: 'Revealed', card: snake }] },
    { text: 'learn-dare', events: [], press: 'continue' },
    {
      text: 'learn-left', // with the one ruby on the path
      events: [{ type: 'Decided', leavers: [CY], each: 1, rest: 0 }],
    },
    {
      text: 'learn-relic',
      events: [{ type: 'Revealed', card: { type: 'Relic', worth } }],
    },
    { text: 'learn-wait', events: [], press: 'continue' },
    {
      text: 'learn-more', // 7 among three
      events: [
        goOn,
        { type: 'Revealed', card: { type: 'Treasure', gems: 7 }, each: 2, rest: 1 },
      ],
    },
    { text: 'learn-leave', events: [], press: 'leave' },
    {
      text: 'learn-alone', // with the one ruby on the path, and the relic
      events: [
        { type: 'Decided', leavers: [YOU], each: 1, rest: 0, relics: [worth || by_exit[0]] },
      ],
    },
    {
      text: 'learn-trap',
      events: [
        { type: 'Revealed', card: snake },
        { type: 'Closed', trap: snake },
      ],
    },
    { text: 'learn-end', events: [] },
  ];
}
