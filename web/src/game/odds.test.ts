import { expect, test } from 'vitest';
import { copies } from './odds';
import { edition, setUp, type Card, type State } from './state';

const snake: Card = { type: 'Hazard', kind: 'snake' };
const ofSnakes = (state: State) => copies(state).find(({ kind }) => kind === 'snake')!;

test('before an expedition all copies that are still in the game may come', () => {
  const state = { ...setUp(edition('fr'), 3), removed: [snake] };
  expect(ofSnakes(state)).toEqual({ kind: 'snake', seen: 0, left: 2, removed: 1 });
});

test('while the path still lies there after a trap, its cards are not in the deck', () => {
  const state = { ...setUp(edition('fr'), 3), path: [snake, snake], deck: [snake] };
  expect(ofSnakes(state)).toEqual({ kind: 'snake', seen: 2, left: 1, removed: 0 });
});
