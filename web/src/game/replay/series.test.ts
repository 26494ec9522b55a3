import { expect, test } from 'vitest';
import { score } from '../state';
import { golden } from './golden';
import { momentsOf } from './record';
import { fortunes, hauls, perils, ticks } from './series';

// 1. 14 15 11 -b boulder spider -ac
// 2. snake 11 snake
const all = momentsOf(golden('de-3'));

test('fortunes: what is safe and what is at risk, step by step', () => {
  const [ada, bo] = fortunes(all, 3);
  // Entered; 14: 4 each, 2 left; go on; 15: 5 each; go on; 11: 3 each, 2 left.
  expect(ada.risk.slice(0, 7)).toEqual([0, 0, 4, 4, 9, 9, 12]);
  expect(ada.safe.slice(0, 7)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  // Bo leaves alone with 12 and the 4 left on the way.
  expect(bo.safe[7]).toBe(16);
  expect(bo.risk[7]).toBe(0);
  // [Scores "40, 69, 41"]
  expect(fortunes(all, 3).map((fortune) => fortune.safe.at(-1))).toEqual([40, 69, 41]);
});

test('perils: the exact danger of every card that was answered', () => {
  const found = perils(all);
  // After 14: no hazard seen among the 35 - 1 cards left: 15 treasures, 15 hazards, 5 relics.
  expect(found[0]).toMatchObject({ step: 2, deadly: 0, cards: 34, danger: 0, leavers: [] });
  expect(found[2]).toMatchObject({ step: 6, deadly: 0, cards: 32, leavers: [1] });
  // After boulder: two more boulders among 31 cards.
  expect(found[3]).toMatchObject({ deadly: 2, cards: 31, danger: 2 / 31 });
  expect(found[4]).toMatchObject({ deadly: 4, cards: 30, leavers: [0, 2], trapped: false });
  // In cave 2 the card after 11 is the second snake.
  expect(found.slice(5, 7).map((peril) => peril.trapped)).toEqual([false, true]);
});

test('hauls: what each cave gave and took', () => {
  const found = hauls(all);
  expect(found.map((haul) => haul.trap)).toEqual([null, 'snake', null, null, null]);
  // Cave 1: Bo 12 + 4, then Ada and Cy with 12 each.
  expect(found[0].won).toEqual([12, 16, 12]);
  expect(found[0].lost).toEqual([0, 0, 0]);
  // Cave 2: 11 shared by three, 3 each, all lost.
  expect(found[1].won).toEqual([0, 0, 0]);
  expect(found[1].lost).toEqual([3, 3, 3]);
  const sums = [0, 1, 2].map((seat) => found.reduce((sum, { won }) => sum + won[seat], 0));
  expect(sums).toEqual(all.at(-1)!.after.explorers.map(score));
});

test('ticks are round and reach the greatest', () => {
  expect(ticks(69)).toEqual([0, 20, 40, 60, 80]);
  expect(ticks(3)).toEqual([0, 1, 2, 3]);
  expect(ticks(0)).toEqual([0, 1]);
  expect(ticks(100)).toEqual([0, 50, 100]);
});
