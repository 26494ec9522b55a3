import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { evolve } from '../../game/fold';
import { edition, setUp, type GameEvent, type State } from '../../game/state';
import { Animator, type Pacing } from './animator.svelte';

const EVENTS = [
  { type: 'Entered', expedition: 1 },
  { type: 'Revealed', card: { type: 'Treasure', gems: 9 }, each: 3, rest: 0 },
  { type: 'Decided', leavers: [] },
  { type: 'Revealed', card: { type: 'Treasure', gems: 4 }, each: 1, rest: 1 },
  { type: 'Decided', leavers: [0], each: 1, rest: 0 },
] as GameEvent[];

vi.mock('../../app/settings.svelte', () => ({ still: () => false }));

let hidden = false;
beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  vi.stubGlobal('document', {
    get hidden() {
      return hidden;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function staged(pace?: Pacing): { animator: Animator; states: State[] } {
  const states = [setUp(edition('fr'), 3)];
  for (const event of EVENTS) states.push(evolve(states.at(-1)!, event));
  return { animator: new Animator(states[0], pace), states };
}

test('an event is played before its outcome is shown', async () => {
  const { animator, states } = staged();
  animator.push(EVENTS[0], states[0], states[1]);
  animator.push(EVENTS[1], states[1], states[2]);
  await vi.advanceTimersByTimeAsync(900 + 100);
  expect(animator.cue?.name).toBe('lean');
  expect(animator.state.path).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(450);
  expect(animator.cue?.name).toBe('turn');
  expect(animator.state).toBe(states[1]);
  expect(animator.news().map(({ event }) => event)).toEqual([EVENTS[0]]);
  await vi.advanceTimersByTimeAsync(380);
  expect(animator.cue?.name).toBe('split');
  expect(animator.state).toBe(states[2]);
  expect(animator.news().map(({ event }) => event)).toEqual([EVENTS[1]]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(animator.cue).toBeNull();
  expect(animator.state).toBe(states[2]);
});

test('skipping ends at once what is queued, and nothing after it', async () => {
  const { animator, states } = staged();
  for (let i = 0; i < 3; i++) animator.push(EVENTS[i], states[i], states[i + 1]);
  await vi.advanceTimersByTimeAsync(10);
  animator.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(animator.state).toBe(states[3]);
  animator.push(EVENTS[3], states[3], states[4]);
  await vi.advanceTimersByTimeAsync(10);
  expect(animator.cue?.name).toBe('lean');
});

test('one skips to the summary of an expedition, then into the next', async () => {
  const { animator, states } = staged();
  const closed = { type: 'Closed' } as GameEvent;
  const entered = { type: 'Entered', expedition: 2 } as GameEvent;
  const after = evolve(states[5], closed);
  animator.push(EVENTS[4], states[4], states[5]);
  animator.push(closed, states[5], after);
  animator.push(entered, after, evolve(after, entered));
  await vi.advanceTimersByTimeAsync(10);
  animator.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(animator.cue?.name).toBe('summary');
  animator.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(animator.cue?.name).toBe('iris');
});

test('a jump forgets what was queued', async () => {
  const { animator, states } = staged();
  for (let i = 0; i < 3; i++) animator.push(EVENTS[i], states[i], states[i + 1]);
  await vi.advanceTimersByTimeAsync(10);
  animator.jump(states[5]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(animator.state).toBe(states[5]);
  expect(animator.cue).toBeNull();
  animator.push(EVENTS[0], states[0], states[1]);
  await vi.advanceTimersByTimeAsync(10);
  expect(animator.cue?.name).toBe('iris');
});

test('nothing is played for those who do not look', async () => {
  const { animator, states } = staged();
  hidden = true;
  for (let i = 0; i < 5; i++) animator.push(EVENTS[i], states[i], states[i + 1]);
  await vi.advanceTimersByTimeAsync(0);
  expect(animator.state).toBe(states[5]);
});

test('whoever is a decision behind sees it faster', async () => {
  const { animator, states } = staged();
  animator.push(EVENTS[1], states[1], states[2]);
  animator.push(EVENTS[2], states[2], states[3]);
  await vi.advanceTimersByTimeAsync(0);
  expect(animator.cue?.ms).toBe(450); // it began before the decision was known
  await vi.advanceTimersByTimeAsync(450);
  expect(animator.cue?.name).toBe('turn');
  expect(animator.cue?.ms).toBeCloseTo(380 * 0.45);
});

test('what is still to be seen is counted, and nothing after a jump', async () => {
  const { animator, states } = staged();
  animator.push(EVENTS[0], states[0], states[1]);
  animator.push(EVENTS[1], states[1], states[2]);
  expect(animator.waiting).toBe(2);
  await vi.advanceTimersByTimeAsync(900 + 100);
  expect(animator.waiting).toBe(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(animator.waiting).toBe(0);
  animator.push(EVENTS[2], states[2], states[3]);
  animator.jump(states[3]);
  expect(animator.waiting).toBe(0);
  await vi.advanceTimersByTimeAsync(3000);
  expect(animator.waiting).toBe(0);
});

test('those who listen hear all that was played at once, and each only once', async () => {
  const { animator, states } = staged(() => 'instant');
  for (let i = 0; i < 5; i++) animator.push(EVENTS[i], states[i], states[i + 1]);
  await vi.advanceTimersByTimeAsync(0);
  expect(animator.news().map(({ event }) => event)).toEqual(EVENTS);
  expect(animator.news()).toEqual([]);
});

test('where all is seen at once, the summary of an expedition can still be read', async () => {
  const { animator, states } = staged(() => 'brief');
  const closed = { type: 'Closed' } as GameEvent;
  const after = evolve(states[5], closed);
  animator.push(EVENTS[4], states[4], states[5]);
  animator.push(closed, states[5], after);
  await vi.advanceTimersByTimeAsync(1100);
  expect(animator.cue?.name).toBe('summary');
  await vi.advanceTimersByTimeAsync(200);
  expect(animator.cue).toBeNull();
  expect(animator.state).toBe(after);
});
