import { expect, test } from 'vitest';
import type { GameEvent } from '../../game/state';
import type { Happening } from '../../game/table';
import { learn } from '../../app/fluent';
import { LANGUAGES } from '../../game/language';
import { howOften, noteFor } from './coach';

const card: GameEvent = { type: 'Revealed', card: { type: 'Treasure', gems: 7 } };
const decided = (...leavers: number[]): GameEvent => ({ type: 'Decided', leavers });
const coached = (...advice: [number, number][]): Happening => ({
  type: 'Coached',
  advice: advice.map(([seat, leaving]) => ({ seat, leaving })),
});

test('a decision is weighed against what the expert does more often', () => {
  const stay = decided();
  const leave = decided(0);
  const note = (shown: GameEvent, leaving: number) =>
    noteFor([card, shown, coached([0, leaving])], shown, 0);
  expect(note(stay, 0.1)).toEqual({ opinion: 'agrees', decision: 'continue', share: 0.9 });
  expect(note(leave, 0.9)).toEqual({ opinion: 'agrees', decision: 'leave', share: 0.9 });
  expect(note(stay, 0.8)).toEqual({ opinion: 'differs', decision: 'continue', share: 0.8 });
  expect(note(leave, 0.25)).toEqual({ opinion: 'differs', decision: 'leave', share: 0.75 });
  expect(note(leave, 0.45)).toEqual({ opinion: 'close', decision: 'leave', share: 0.45 });
});

test('nothing is said before the decision was seen', () => {
  const first = decided();
  const second = decided(0);
  const log = [card, first, coached([0, 0.1]), { ...card }, second, coached([0, 0.9])];
  expect(noteFor(log, null, 0)).toBeNull();
  expect(noteFor(log, card, 0)).toBeNull();
  expect(noteFor(log, first, 0)?.decision).toBe('continue');
  expect(noteFor(log, log[3], 0)?.decision).toBe('continue');
  expect(noteFor(log, second, 0)?.decision).toBe('leave');
});

test('in camp one keeps the last word on oneself', () => {
  const own = decided(0);
  const later = decided(1);
  const log = [card, own, coached([0, 0.9], [1, 0.2]), { ...card }, later, coached([1, 0.9])];
  expect(noteFor(log, later, 0)).toEqual(noteFor(log, own, 0));
  expect(noteFor(log, later, 1)?.decision).toBe('leave');
  expect(noteFor([card, later], later, 0)).toBeNull();
});

test.each(LANGUAGES)('a coach has its words in %s', async (language) => {
  const say = await learn(language, 'coach');
  for (const opinion of ['agrees', 'differs'])
    for (const decision of ['continue', 'leave'])
      expect(say.has(`coach-${opinion}-${decision}`)).toBe(true);
});

test.each(LANGUAGES)('a coach never says all of the time in %s', async (language) => {
  const say = await learn(language, 'coach');
  expect(howOften(0.9, say)).toMatch(/^90\s?%$/);
  expect(howOften(0.994, say)).toMatch(/^99\s?%$/);
  // the server rounds, too
  for (const share of [0.995, 0.998, 1])
    expect(howOften(share, say)).toMatch(/^\p{L}.* 99\s?%$/u);
});
