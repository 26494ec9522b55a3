import { expect, test } from 'vitest';
import { spread } from './spread';

test('what is far apart stays where it is', () => {
  expect(spread([10, 90, 50], 12, 0, 100)).toEqual([10, 90, 50]);
});

test('what is too near makes room, within the bounds and in its order', () => {
  expect(spread([50, 50, 52], 12, 0, 100)).toEqual([50, 62, 74]);
  expect(spread([98, 97, 10], 10, 0, 100)).toEqual([100, 90, 10]);
});
