import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { evolve } from '../../game/fold';
import { edition, setUp, type GameEvent } from '../../game/state';
import type { Table } from '../../game/table';
import { LiveTable } from './live.svelte';

vi.mock('../../app/settings.svelte', () => ({
  still: () => true,
  settings: { speed: 'instant' },
}));
vi.mock('../../app/toasts.svelte', () => ({ toasts: {} }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const TRAP = { type: 'Hazard', kind: 'snakes' };
const EVENTS = [
  { type: 'Entered', expedition: 1 },
  { type: 'Revealed', card: TRAP },
  { type: 'Decided', leavers: [] },
  { type: 'Revealed', card: TRAP },
  { type: 'Closed', trap: TRAP },
  { type: 'Entered', expedition: 2 },
] as GameEvent[];

function playing(live: LiveTable, ...events: GameEvent[]): void {
  const seat = { bot: 'brave', away: false };
  let table = {
    options: { device: 'no', help: 'chances' },
    seats: [{ ...seat, bot: null }, seat, seat],
    state: setUp(edition('fr'), 3),
  } as unknown as Table;
  for (const event of events) {
    const after = { ...table, state: evolve(table.state!, event) };
    live.happened(event, table, after, true);
    table = after;
  }
}

test('a phone beside a big screen is never ahead of it, however fast it could be', async () => {
  const live = new LiveTable(() => 0, true);
  playing(live, ...EVENTS.slice(0, 2));
  const animator = live.animator!;
  await vi.advanceTimersByTimeAsync(900 + 450 + 380 - 1);
  expect(animator.cue?.name).toBe('turn');
  expect(animator.state.path).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(animator.state.path).toHaveLength(1);
});

test('whoever sees all at once still sees how an expedition ended', async () => {
  const live = new LiveTable();
  playing(live, ...EVENTS);
  const animator = live.animator!;
  expect(animator.cue?.name).toBe('summary');
  expect(animator.state.path).toHaveLength(2);
  const told = animator.news().map(({ event }) => event.type);
  expect(told).toEqual(['Entered', 'Revealed', 'Decided', 'Revealed']);
  animator.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(animator.cue).toBeNull();
  expect(animator.state.expedition).toBe(2);
  expect(animator.news().map(({ event }) => event.type)).toEqual(['Closed', 'Entered']);
});
