import { expect, test } from 'vitest';
import games from '../generated/games.json';
import { deal, promise } from './dealer';
import { sha256 } from './sha256';
import { edition, setUp, type GameEvent, type State } from './state';

test('hashes are those of everyone else, around the length of a block', async () => {
  for (const length of [0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const text = 'щedrik '.repeat(length).slice(0, length);
    const theirs = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    const digits = [...new Uint8Array(theirs)].map((b) => b.toString(16).padStart(2, '0'));
    expect(sha256(text)).toBe(digits.join(''));
  }
});

test.each(games)('the seed of $name deals its cards and keeps its promise', (game) => {
  const seed = game.seed!;
  expect(promise(seed)).toBe(game.promise);
  const box = edition(game.edition, game.relics);
  let before = setUp(box, game.players.length);
  for (const [event, after] of game.steps as [GameEvent, State][]) {
    if (event.type === 'Revealed') expect(deal(seed, before)).toEqual(event.card);
    before = { ...after, edition: box };
  }
});
