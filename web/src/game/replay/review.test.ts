import { expect, test } from 'vitest';
import type { Review, Verdict } from '../../generated/wire';
import { GOLDEN } from './golden';
import { momentsOf } from './record';
import { figures } from '../figures';
import { better, chances, decisive, judged, judgedAt, luckOf, strides } from './review';

/** A game with several decisions before its second expedition. */
const all = GOLDEN.map(momentsOf).find(
  (some) =>
    some.filter(({ event, before }) => event.type === 'Decided' && before.expedition === 1)
      .length > 2 &&
    some.some(({ event }) => event.type === 'Entered' && event.expedition === 2),
)!;
const decided = all.flatMap(({ event, before }, step) =>
  event.type === 'Decided' ? [{ step, before, leavers: event.leavers }] : [],
);
const worth = { share: 0.2, margin: 0.01 };
const verdict = (i: number, seat: number, cost: number): Verdict => ({
  expedition: decided[i].before.expedition,
  card: decided[i].before.path.length,
  seat,
  left: false,
  danger: 0.1,
  before: worth,
  after: worth,
  choice: { stay: worth, leave: worth, edge: worth },
  expert: 0.5,
  cost,
});
const review: Review = {
  futures: 400,
  verdicts: [verdict(0, 0, 0), verdict(0, 1, 0.03), verdict(1, 1, 0.08)],
  accounts: [],
  moments: [],
};

test('every verdict finds the moment at which it was asked for', () => {
  const found = judged(review, all);
  expect(found.map(({ step }) => step)).toEqual([decided[0].step, decided[1].step]);
  expect(found[0].verdicts.map(({ seat }) => seat)).toEqual([0, 1]);
  for (const { step } of found) expect(all[step].event.type).toBe('Decided');
});

test('the worst decision comes first, and what cost nothing does not come', () => {
  const found = decisive(judged(review, all));
  expect(found.map(({ verdict: { cost } }) => cost)).toEqual([0.08, 0.03]);
  expect(decisive(judged(review, all), 1)).toHaveLength(1);
});

test('a decision is the better one only if it is so beyond doubt', () => {
  const decided = (left: boolean, share: number) =>
    better({
      ...verdict(0, 0, 0),
      left,
      choice: { ...verdict(0, 0, 0).choice, edge: { share, margin: 0.01 } },
    });
  expect([decided(true, 0.02), decided(true, 0.015), decided(true, -0.02)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([decided(false, -0.02), decided(false, -0.015), decided(false, 0.02)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('one looks at what is asked, then at what was shown, until the next expedition', () => {
  const found = judged(review, all);
  expect(judgedAt(found, all, 0)).toBeNull();
  expect(judgedAt(found, all, decided[0].step)).toBe(found[0]);
  expect(judgedAt(found, all, decided[0].step + 1)).toBe(found[0]);
  expect(judgedAt(found, all, decided[1].step)).toBe(found[1]);
  const next = all.findIndex(({ event }, i) => i > decided[1].step && event.type === 'Entered');
  expect(judgedAt(found, all, next + 1)).toBeNull();
});

test('chances hold after the card or the decisions that they follow', () => {
  const changes = all.filter(({ event }) => ['Revealed', 'Decided'].includes(event.type));
  const standings = [0, ...changes].map((_, i) => ({
    expedition: 1,
    card: i,
    kind: 'card' as const,
    chances: [i],
  }));
  const found = chances({ ...review, moments: standings }, all);
  expect(found[0]).toEqual({ step: 0, of: [0] });
  expect(found.slice(1).map(({ step }) => all[step - 1])).toEqual(changes);
});

test('the four strides lead from the fair share to the result', () => {
  const found = strides({
    fair: 0.25,
    luck: 0.5,
    openings: 0.0625,
    judgement: -0.125,
    others: 0.0625,
    result: 0.75,
  });
  expect(found).toEqual({
    luck: [0.25, 0.75],
    openings: [0.75, 0.8125],
    judgement: [0.8125, 0.6875],
    others: [0.6875, 0.75],
  });
  expect([-0.3, 0.01, 0.3].map(luckOf)).toEqual(['unlucky', 'even', 'lucky']);
});

test('a chance is rounded to all or nothing only if it is', () => {
  const { percent } = figures('en');
  expect([0, 0.002, 0.02, 0.5, 0.998, 1].map(percent)).toEqual([
    '0%',
    '<1%',
    '2%',
    '50%',
    '>99%',
    '100%',
  ]);
});
