import { expect, test } from 'vitest';
import games from '../generated/games.json';
import { evolve } from '../game/fold';
import { edition, setUp, type GameEvent } from '../game/state';
import { next } from './dealer';
import { sha256 } from './sha256';

test.each(['', 'abc', 'a'.repeat(55), 'a'.repeat(56), 'печера '.repeat(40)])(
  'our SHA-256 of %j is everyone’s',
  async (text) => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0'));
    expect(sha256(text)).toBe(hex.join(''));
  },
);

const dealt = games.filter((game) => game.seed);

test('there are golden games with a seed', () => expect(dealt.length).toBeGreaterThan(5));

test.each(dealt)('the seed of $name turns over the cards it did in Python', (game) => {
  expect(sha256(game.seed!)).toBe(game.promise);
  let state = setUp(edition(game.edition, game.relics), game.players.length);
  for (const [event] of game.steps as [GameEvent, unknown][]) {
    if (event.type === 'Revealed') expect(next(game.seed!, state)).toEqual(event.card);
    state = evolve(state, event);
  }
});
