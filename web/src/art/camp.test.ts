import { expect, test } from 'vitest';
import { rocks } from './camp';

test('the camp is drawn in facets that all have a place and a tone', () => {
  const drawn = rocks(false);
  expect(drawn.flatMap((facet) => facet.corners.flat()).every(Number.isFinite)).toBe(true);
  expect(drawn.every(({ tone }) => /^rgb\(\d+,\d+,\d+\)$/.test(tone))).toBe(true);
  expect(drawn.length).toBeGreaterThan(400);
});

test('the camp is the same every evening, and brighter in the morning', () => {
  const brightness = (morning: boolean) =>
    rocks(morning).reduce((sum, { tone }) => sum + Number(/\d+/.exec(tone)![0]), 0);
  expect(rocks(false)).toEqual(rocks(false));
  expect(brightness(true)).toBeGreaterThan(1.3 * brightness(false));
});
