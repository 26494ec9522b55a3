import { expect, test } from 'vitest';
import games from '../generated/games.json';
import { evolve } from './fold';
import { edition, setUp, winners, type GameEvent } from './state';

test.each(games)('the game $name folds as in Python, after every event', (game) => {
  let state = setUp(edition(game.edition, game.relics), game.players.length);
  for (const [event, after] of game.steps) {
    state = evolve(state, event as GameEvent);
    const { edition: _, ...shown } = state;
    expect(shown).toEqual(after);
  }
  expect(winners(state)).toEqual(game.winners);
});

test('there are golden games of every edition', () => {
  expect(new Set(games.map((game) => game.edition)).size).toBe(6);
});
