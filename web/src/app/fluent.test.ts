import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test, vi } from 'vitest';
import { speaker } from './fluent';

vi.mock('virtual:words', () => ({ default: {} }));

const bundle = new FluentBundle('pl', { useIsolating: false });
bundle.addResource(
  new FluentResource(
    'gems = { $count ->\n [one] { $count } rubin\n [few] { $count } rubiny\n *[other] { $count } rubinów\n }',
  ),
);
const speak = speaker('pl', bundle);

test('small numbers are written plainly and still choose their plural', () => {
  expect([1, 3, 5, 22].map((count) => speak('gems', { count }))).toEqual([
    '1 rubin',
    '3 rubiny',
    '5 rubinów',
    '22 rubiny',
  ]);
});

test('large numbers are written as the language does', () => {
  expect(speak('gems', { count: 12345 })).toBe('12\u00a0345 rubinów');
});

test('things are listed as the language does', () => {
  expect(speak.list(['A', 'B', 'C'])).toBe('A, B i C');
});
