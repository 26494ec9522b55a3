import { expect, test } from 'vitest';
import games from '../../generated/games.json';
import { edition, setUp, type GameEvent } from '../state';
import { brought } from '../gains';
import { highlights, unseen } from './highlights';
import { moments } from '../fold';

const start = () => setUp(edition('fr'), 3);
const snake = { type: 'Hazard', kind: 'snake' };
const treasure = (gems: number, each: number, rest: number) => ({
  type: 'Revealed',
  card: { type: 'Treasure', gems },
  each,
  rest,
});
// Seat 2 leaves with 4 and the 1 that was left; then a second snake catches the others with 4.
const EVENTS = [
  { type: 'Entered', expedition: 1 },
  treasure(13, 4, 1),
  { type: 'Decided', leavers: [] },
  { type: 'Revealed', card: snake },
  { type: 'Decided', leavers: [2], each: 1, rest: 0 },
  { type: 'Revealed', card: snake },
  { type: 'Closed', trap: snake },
] as GameEvent[];

test('who left before the trap escaped, the others lost', () => {
  const found = highlights(moments(start(), EVENTS));
  const by = Object.fromEntries(found.map((moment) => [moment.kind, moment]));
  expect(by.haul).toMatchObject({ seats: [2], value: 5 });
  expect(by.escape).toMatchObject({ seats: [2], value: 5, expedition: 1 });
  expect(by.loss).toMatchObject({ seats: [0, 1], value: 4 });
  expect(by.relics).toBeUndefined();
});

test('an expedition brings what came into the chest, and costs what a trap took', () => {
  const all = moments(start(), EVENTS);
  expect(brought(start(), all.at(-1)!)).toEqual([
    { gained: 0, lost: 4 },
    { gained: 0, lost: 4 },
    { gained: 5, lost: 0 },
  ]);
});

test('what was next is told for every expedition that all had left, and for no other', () => {
  for (const game of games.filter((game) => game.seed)) {
    const events = (game.steps as [GameEvent, unknown][]).map(([event]) => event);
    const all = moments(setUp(edition(game.edition, game.relics), game.players.length), events);
    const left = events.filter((event) => event.type === 'Closed' && !event.trap);
    const found = unseen(all, game.seed!);
    expect(found).toHaveLength(left.length);
    for (const { card, expedition } of found) {
      const cave = all.find(
        ({ event, before }) => event.type === 'Closed' && before.expedition === expedition,
      )!;
      expect(cave.before.deck).toContainEqual(card);
    }
  }
});
