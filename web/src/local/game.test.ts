import { expect, test } from 'vitest';
import { CHARACTERS } from '../game/bots/characters';
import { order } from '../game/dealer';
import { file, read, type Nets } from '../game/expert/net';
import { moments } from '../game/fold';
import { RuleBroken } from '../game/rules/errors';
import { edition, setUp } from '../game/rules/setup';
import { EDITIONS, winners, type Edition } from '../game/state';
import { awaited, open, resume, show, wantsNets, type LocalGame } from './game';

const pages = import.meta.glob<string>('../generated/nets/*.bin', {
  query: '?url&inline',
  import: 'default',
  eager: true,
});

function nets(box: Edition, players: number): Nets {
  const page = pages[`../generated/nets/${file(box, players)}`];
  return read(Uint8Array.from(atob(page.split(',')[1]), (c) => c.charCodeAt(0)).buffer);
}

function toTheEnd(game: LocalGame): LocalGame {
  const known = nets(game.state.edition, game.seats.length);
  while (game.state.awaits !== 'nothing') game = show(game, new Map(), known);
  return game;
}

const TABLES = EDITIONS.flatMap((name) => [3, 8].map((players) => ({ name, players })));

test.each(TABLES)('$players characters play $name to its end', ({ name, players }) => {
  const box = edition(name);
  const seats = CHARACTERS.slice(-players);
  const game = toTheEnd(open(box, seats, 'tacora'));
  expect(winners(game.state).length).toBeGreaterThan(0);
  expect(toTheEnd(open(box, seats, 'tacora')).log).toEqual(game.log);
});

test('each cave has the cards of the seed, in its order', () => {
  const game = toTheEnd(open(edition('de'), ['timid', 'greedy', 'sly'], 'tacora'));
  for (const { event, before } of moments(setUp(edition('de'), 3), [...game.log]))
    if (event.type === 'Revealed')
      expect(order('tacora', before)[before.path.length]).toEqual(event.card);
  expect(game.state.history.length).toBeGreaterThan(5);
});

test('people are waited for while they are inside, and nobody decides for them', () => {
  let game = open(edition('fr'), [null, 'timid', null], 'tacora');
  expect(awaited(game)).toEqual([0, 2]);
  expect(() => show(game, new Map([[0, 'leave']]))).toThrow(RuleBroken);
  game = show(
    game,
    new Map([
      [0, 'leave'],
      [2, 'continue'],
    ]),
  );
  expect(game.log.find((event) => event.type === 'Decided')?.leavers).toContain(0);
  expect(game.state.expedition).toBe(1); // this seed has no trap so soon
  expect(awaited(game)).toEqual([2]);
});

test('a game goes on from its log as it would have', () => {
  const seats = ['sly', 'expert', 'brave'];
  const whole = toTheEnd(open(edition('uk'), seats, 'tacora'));
  for (const length of [1, 2, 3, 10, whole.log.length]) {
    const kept = whole.log.slice(0, length);
    expect(toTheEnd(resume(edition('uk'), seats, 'tacora', kept)).log).toEqual(whole.log);
  }
});

test('only who asks the nets wants them', () => {
  expect(wantsNets(open(edition('fr'), [null, 'timid', 'sly'], ''))).toBe(false);
  expect(wantsNets(open(edition('fr'), [null, 'timid', 'wary'], ''))).toBe(true);
});
