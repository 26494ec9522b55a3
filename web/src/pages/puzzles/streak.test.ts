import { expect, test } from 'vitest';
import { answered, following } from './streak';

const none = { row: 0, best: 0, solved: [] };

test('right answers make a row, a wrong one ends it', () => {
  const two = answered(answered(none, 'a', true), 'b', true);
  expect(two).toEqual({ row: 2, best: 2, solved: ['a', 'b'] });
  const wrong = answered(two, 'a', false);
  expect(wrong).toEqual({ row: 0, best: 2, solved: ['b'] });
  expect(answered(wrong, 'b', true)).toEqual({ row: 1, best: 2, solved: ['b'] });
});

test('what is not solved comes next, and all of them again at last', () => {
  const ids = ['a', 'b', 'c', 'd'];
  expect(following(ids, [], -1)).toBe(0);
  expect(following(ids, ['b'], 0)).toBe(2);
  expect(following(ids, ['b', 'c'], 3)).toBe(0);
  expect(following(ids, ids, 1)).toBe(2);
});
