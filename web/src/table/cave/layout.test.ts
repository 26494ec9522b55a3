import { describe, expect, test } from 'vitest';
import { layout, rest, stand, RATIO, type Place } from './layout';

const ROOMS = [
  { name: 'desktop', w: 1008, h: 536, phone: false, newest: 90 },
  { name: '4K', w: 3500, h: 1850, phone: false, newest: 300 },
  { name: 'a wide window', w: 2200, h: 700, phone: false, newest: 120 },
  { name: 'a replay', w: 760, h: 430, phone: false, newest: 60 },
  { name: 'a phone', w: 390, h: 438, phone: true, newest: 84 },
  { name: 'a small phone', w: 360, h: 402, phone: true, newest: 70 },
  { name: 'a phone on its side', w: 560, h: 346, phone: true, newest: 110 },
];
const LENGTHS = [0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 18, 25, 26];

const meet = (a: Place, b: Place) =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 0.5 &&
  Math.min(a.y + a.w * RATIO, b.y + b.w * RATIO) - Math.max(a.y, b.y) > 0.5;

describe.each(ROOMS)('in the room of $name', ({ w, h, phone, newest }) => {
  test.each(LENGTHS)('%i cards lie within it, none upon another', (n) => {
    const { cards } = layout(n, w, h, phone);
    expect(cards).toHaveLength(n);
    for (const { x, y, w: width } of cards) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(w);
      expect(y + width * RATIO).toBeLessThanOrEqual(h);
    }
    const clashes = cards.flatMap((a, i) => cards.slice(i + 1).filter((b) => meet(a, b)));
    expect(clashes).toEqual([]);
  });

  test.each(LENGTHS)('the next card lies upon none of %i others', (n) => {
    const { cards, next } = layout(n, w, h, phone);
    expect(cards.filter((card) => meet(card, next))).toEqual([]);
  });

  test.each(LENGTHS.slice(1))('the newest of %i cards is large', (n) => {
    const { cards } = layout(n, w, h, phone);
    expect(cards.at(-1)!.w).toBeGreaterThanOrEqual(newest);
    for (const card of cards.slice(0, -1)) expect(card.w).toBeLessThan(cards.at(-1)!.w);
  });

  test.each(LENGTHS)('eight explorers stand within it after %i cards', (n) => {
    const plan = layout(n, w, h, phone);
    for (let k = 0; k < 8; k++) {
      const { x, y } = stand(plan, k, 8);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(w);
      expect(y).toBeLessThanOrEqual(h);
      expect(y - plan.figure).toBeGreaterThan(0);
    }
  });
});

test('a path begins large in the middle of the cave, and grows smaller', () => {
  const newest = [1, 2, 3, 4, 5, 25].map((n) => layout(n, 1008, 536, false).cards.at(-1)!.w);
  expect(newest[0]).toBeGreaterThan(200);
  for (const [i, w] of newest.entries()) if (i) expect(w).toBeLessThanOrEqual(newest[i - 1]);
  for (const n of [0, 1, 2, 3, 4]) {
    const { cards, next } = layout(n, 1008, 536, false);
    const middle = ((cards[0] ?? next).x + next.x + next.w) / 2;
    expect(middle).toBeCloseTo((262 + 1008 - 56) / 2, 0);
  }
});

test('those in camp rest at the left, out of the cave', () => {
  const plan = layout(8, 1008, 536, false);
  for (let k = 0; k < 8; k++) expect(rest(plan, k, 8).x).toBeLessThan(plan.camp);
});
