import { expect, test } from 'vitest';
import { until, written } from './day';

test('a day is a day wherever one is', () => {
  expect(written('2026-11-16', 'en')).toMatch(/Monday.*16|16.*Monday/);
  expect(written('2026-11-16', 'de')).toBe('Montag, 16. November');
});

test('time is told in hours, and at last in minutes', () => {
  expect(until(43_200, 'en')).toBe('in 12 hours');
  expect(until(600, 'de')).toBe('in 10 Minuten');
  expect(until(3, 'en')).toBe('in 1 minute');
});
