import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { evolve } from '../game/fold';
import { edition, setUp, type GameEvent, type State } from '../game/state';
import { Show, type Pacing } from './show.svelte';

const EVENTS = [
  { type: 'Entered', expedition: 1 },
  { type: 'Revealed', card: { type: 'Treasure', gems: 9 }, each: 3, rest: 0 },
  { type: 'Decided', leavers: [] },
  { type: 'Revealed', card: { type: 'Treasure', gems: 4 }, each: 1, rest: 1 },
  { type: 'Decided', leavers: [0], each: 1, rest: 0 },
] as GameEvent[];

vi.mock('../settings.svelte', () => ({ still: () => false }));

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

function staged(pace?: Pacing): { show: Show; states: State[] } {
  const states = [setUp(edition('fr'), 3)];
  for (const event of EVENTS) states.push(evolve(states.at(-1)!, event));
  return { show: new Show(states[0], pace), states };
}

test('an event is played before its outcome is shown', async () => {
  const { show, states } = staged();
  show.push(EVENTS[0], states[0], states[1]);
  show.push(EVENTS[1], states[1], states[2]);
  await vi.advanceTimersByTimeAsync(900 + 100);
  expect(show.cue?.name).toBe('lean');
  expect(show.state.path).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(450);
  expect(show.cue?.name).toBe('turn');
  expect(show.state.path).toHaveLength(1);
  expect(show.state.explorers[0].satchel).toBe(0);
  await vi.advanceTimersByTimeAsync(2000);
  expect(show.cue).toBeNull();
  expect(show.state).toBe(states[2]);
});

test('skipping ends at once what is queued, and nothing after it', async () => {
  const { show, states } = staged();
  for (let i = 0; i < 3; i++) show.push(EVENTS[i], states[i], states[i + 1]);
  await vi.advanceTimersByTimeAsync(10);
  show.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(show.state).toBe(states[3]);
  show.push(EVENTS[3], states[3], states[4]);
  await vi.advanceTimersByTimeAsync(10);
  expect(show.cue?.name).toBe('lean');
});

test('one skips to the summary of an expedition, then into the next', async () => {
  const { show, states } = staged();
  const closed = { type: 'Closed' } as GameEvent;
  const entered = { type: 'Entered', expedition: 2 } as GameEvent;
  const after = evolve(states[5], closed);
  show.push(EVENTS[4], states[4], states[5]);
  show.push(closed, states[5], after);
  show.push(entered, after, evolve(after, entered));
  await vi.advanceTimersByTimeAsync(10);
  show.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(show.cue?.name).toBe('summary');
  show.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(show.cue?.name).toBe('iris');
});

test('a jump forgets what was queued', async () => {
  const { show, states } = staged();
  for (let i = 0; i < 3; i++) show.push(EVENTS[i], states[i], states[i + 1]);
  await vi.advanceTimersByTimeAsync(10);
  show.jump(states[5]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(show.state).toBe(states[5]);
  expect(show.cue).toBeNull();
  show.push(EVENTS[0], states[0], states[1]);
  await vi.advanceTimersByTimeAsync(10);
  expect(show.cue?.name).toBe('iris');
});

test('nothing is played for those who do not look', async () => {
  const { show, states } = staged();
  hidden = true;
  for (let i = 0; i < 5; i++) show.push(EVENTS[i], states[i], states[i + 1]);
  await vi.advanceTimersByTimeAsync(0);
  expect(show.state).toBe(states[5]);
});

test('whoever is a decision behind sees it faster', async () => {
  const { show, states } = staged();
  show.push(EVENTS[1], states[1], states[2]);
  show.push(EVENTS[2], states[2], states[3]);
  await vi.advanceTimersByTimeAsync(0);
  expect(show.cue?.ms).toBe(450); // it began before the decision was known
  await vi.advanceTimersByTimeAsync(450);
  expect(show.cue?.name).toBe('turn');
  expect(show.cue?.ms).toBeCloseTo(380 * 0.45);
});

test('what is still to be seen is counted, and nothing after a jump', async () => {
  const { show, states } = staged();
  show.push(EVENTS[0], states[0], states[1]);
  show.push(EVENTS[1], states[1], states[2]);
  expect(show.waiting).toBe(2);
  await vi.advanceTimersByTimeAsync(900 + 100);
  expect(show.waiting).toBe(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(show.waiting).toBe(0);
  show.push(EVENTS[2], states[2], states[3]);
  show.jump(states[3]);
  expect(show.waiting).toBe(0);
  await vi.advanceTimersByTimeAsync(3000);
  expect(show.waiting).toBe(0);
});

test('those who listen hear all that was played at once, and each only once', async () => {
  const { show, states } = staged(() => 'instant');
  for (let i = 0; i < 5; i++) show.push(EVENTS[i], states[i], states[i + 1]);
  await vi.advanceTimersByTimeAsync(0);
  expect(show.news().map(({ event }) => event)).toEqual(EVENTS);
  expect(show.news()).toEqual([]);
});

test('where all is seen at once, the summary of an expedition can still be read', async () => {
  const { show, states } = staged(() => 'brief');
  const closed = { type: 'Closed' } as GameEvent;
  const after = evolve(states[5], closed);
  show.push(EVENTS[4], states[4], states[5]);
  show.push(closed, states[5], after);
  await vi.advanceTimersByTimeAsync(1100);
  expect(show.cue?.name).toBe('summary');
  await vi.advanceTimersByTimeAsync(200);
  expect(show.cue).toBeNull();
  expect(show.state).toBe(after);
});
