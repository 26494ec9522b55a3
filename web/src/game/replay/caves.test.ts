import { expect, test } from 'vitest';
import { caveAt, caves, whatWasNext } from './caves';
import { golden } from './golden';
import { momentsOf } from './record';

const all = momentsOf(golden('de-3'));

test('the five caves of a game follow each other', () => {
  const five = caves(all);
  expect(five.map((cave) => cave.expedition)).toEqual([1, 2, 3, 4, 5]);
  // "2. snake 11 snake" is the only trap of this game.
  expect(five.map((cave) => cave.trap)).toEqual([null, 'snake', null, null, null]);
  expect(five[0].from).toBe(1);
  expect(five[4].to).toBe(all.length);
  for (const i of [1, 2, 3, 4]) expect(five[i].from).toBe(five[i - 1].to + 1);
  expect(caveAt(five, 0)).toBe(five[0]);
  expect(caveAt(five, five[2].from)).toBe(five[2]);
  expect(caveAt(five, five[2].from - 1)).toBe(five[1]);
});

test('what was next goes on until a hazard would have come twice', () => {
  const five = caves(all);
  const seed = golden('de-3').seed!;
  expect(whatWasNext(seed, all, five[1])).toEqual([]); // a trap: nothing to wonder about
  // Cave 1 was left with boulder and spider on the path.
  const next = whatWasNext(seed, all, five[0]);
  const hazards = ['boulder', 'spider'];
  for (const card of next.slice(0, -1)) {
    if (card.type !== 'Hazard') continue;
    expect(hazards).not.toContain(card.kind);
    hazards.push(card.kind);
  }
  const last = next.at(-1)!;
  expect(last.type === 'Hazard' && hazards.includes(last.kind)).toBe(true);
});

test('a game that goes on has an open cave', () => {
  const begun = caves(all.slice(0, 4));
  expect(begun).toEqual([{ expedition: 1, from: 1, to: 4, trap: null, over: false }]);
  expect(whatWasNext('any', all.slice(0, 4), begun[0])).toEqual([]);
});
