import { expect, test } from 'vitest';
import pack from '../../generated/puzzles.json';
import { EDITIONS, inside, type State } from '../../game/state';
import { learn } from '../../app/fluent';
import { LANGUAGES } from '../../game/language';
import { read, why, type Puzzle, type Written } from './puzzle';

const puzzles = (pack as Written[]).map(read);

test('every box and every number of players has several', () => {
  const count = (test: (puzzle: Puzzle) => boolean) => puzzles.filter(test).length;
  for (const name of EDITIONS) expect(count((p) => p.edition === name)).toBeGreaterThan(2);
  for (const players of [3, 4, 5, 6, 7, 8])
    expect(count((p) => p.players.length === players)).toBeGreaterThan(2);
  for (const answer of ['continue', 'leave'])
    expect(count((p) => p.answer === answer)).toBeGreaterThan(15);
  expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
});

test('whoever decides is inside, and the better decision is clear', () => {
  for (const { state, seat, stay, leave, players } of puzzles) {
    expect(state.awaits).toBe('decisions');
    expect(inside(state)).toContain(seat);
    expect(state.explorers).toHaveLength(players.length);
    expect(Math.abs(stay.share - leave.share)).toBeGreaterThan(0.05);
  }
});

/** A table for three in the last cave: chests, satchels, rubies on the path. */
function table(
  chests: number[],
  satchels: number[],
  rest: number,
  answer: Puzzle['answer'],
  relics: State['relics'] = [],
) {
  const [puzzle] = puzzles.filter((p) => p.players.length === 3 && !p.state.relics.length);
  const explorers = chests.map((chest, i) => ({
    inside: satchels[i] >= 0,
    satchel: Math.max(0, satchels[i]),
    chest,
    relics: [],
  }));
  const rests = puzzle.state.rests.map((_, i) => (i ? 0 : rest));
  const state = { ...puzzle.state, explorers, rests, relics, expedition: 5 };
  return why({ ...puzzle, seat: 0, answer, state });
}

test('a reason is a fact of the table', () => {
  expect(table([10, 20, 30], [5, 5, 5], 2, 'continue')).toMatchObject({
    id: 'puzzle-why-behind', // 10 + 5 + 2 is less than 30
    rival: 2,
  });
  expect(table([10, 14, 12], [5, 5, 5], 0, 'continue').id).toBe('puzzle-why-fewer');
  expect(table([10, 14, 12], [5, 5, -1], 0, 'continue').id).toBe('puzzle-why-worth');
  expect(table([10, 14, 12], [5, 5, 5], 0, 'leave').id).toBe('puzzle-why-lead');
  expect(table([10, 14, 12], [5, -1, -1], 0, 'leave').id).toBe('puzzle-why-danger');
  expect(table([10, 24, 12], [5, 5, 5], 6, 'leave')).toMatchObject({
    id: 'puzzle-why-path',
    gems: 6,
  });
  expect(table([10, 24, 12], [5, 5, 5], 1, 'leave').id).toBe('puzzle-why-danger');
  expect(table([10, 24, 12], [0, 0, 0], 1, 'leave').id).toBe('puzzle-why-path');
  const relic = [{ kind: 'relic', worth: 7 } as unknown as State['relics'][number]];
  expect(table([10, 24, 12], [5, 5, 5], 1, 'leave', relic).id).toBe('puzzle-why-relic');
  expect(table([10, 24, 12], [5, -1, -1], 1, 'leave', relic).id).toBe('puzzle-why-danger');
});

test('nobody leaves to save an empty satchel', () => {
  for (const puzzle of puzzles)
    if (why(puzzle).id === 'puzzle-why-danger') {
      expect(why(puzzle).gems).toBeGreaterThan(0);
      expect(why(puzzle).count).toBeGreaterThan(0);
    }
});

test.each(LANGUAGES)('every reason has its words in %s', async (language) => {
  const say = await learn(language, 'review');
  for (const puzzle of puzzles) expect(say.has(why(puzzle).id)).toBe(true);
});
