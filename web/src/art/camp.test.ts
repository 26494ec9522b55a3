import { expect, test } from 'vitest';
import { camp } from './camp';

test('the camp is drawn in facets that all have a place and a tone', () => {
  const drawn = camp(false);
  expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
  expect(drawn.match(/<path/g)!.length).toBeGreaterThan(400);
});

test('the camp is the same every evening, and brighter in the morning', () => {
  const brightness = (drawn: string) =>
    [...drawn.matchAll(/fill="rgb\((\d+)/g)].reduce((sum, [, red]) => sum + Number(red), 0);
  expect(camp(false)).toBe(camp(false));
  expect(brightness(camp(true))).toBeGreaterThan(1.3 * brightness(camp(false)));
});
