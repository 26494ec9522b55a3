import { beforeAll, expect, test, vi } from 'vitest';
import { golden } from '../../game/replay/golden';
import { momentsOf, start } from '../../game/replay/record';

// A page that nobody looks at shows everything at once.
beforeAll(() => {
  vi.stubGlobal('document', { hidden: true });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

const kept = golden('de-3');
const all = momentsOf(kept);
async function player(known = all) {
  const { Player } = await import('./player.svelte');
  return new Player(start(kept), known);
}

test('one can go to any moment, and not beyond the game', async () => {
  const at = await player();
  at.seek(5);
  expect(at.step).toBe(5);
  expect(at.animator.state).toBe(all[4].after);
  at.seek(-3);
  expect(at.animator.state).toEqual(start(kept));
  at.seek(1000);
  expect(at.step).toBe(all.length);
  expect(at.atEnd).toBe(true);
});

test('a closed cave is seen with its path', async () => {
  const at = await player();
  const closed = all.findIndex(({ event }) => event.type === 'Closed');
  at.seek(closed + 1);
  expect(at.state.path).toEqual([]);
  expect(at.animator.state.path).toEqual(all[closed].before.path);
  expect(at.animator.start).toEqual(start(kept));
});

test('playing goes on step by step until the end', async () => {
  vi.useFakeTimers();
  const at = await player(all.slice(0, 3));
  at.toggle();
  for (let i = 0; i < 3; i++) {
    expect(at.step).toBe(i);
    at.played();
    expect(at.step).toBe(i + 1);
    vi.runAllTimers();
  }
  expect(at.playing).toBe(false);
  vi.useRealTimers();
});

test('what is watched is told after it was shown, and looking back is left in peace', async () => {
  const at = await player([]);
  at.live = true;
  for (const moment of all.slice(0, 4)) at.happened(moment, false);
  expect(at.step).toBe(4);
  at.happened(all[4], true);
  expect(at.known.length).toBe(4);
  at.played();
  expect(at.known.length).toBe(5);
  at.seek(2);
  at.happened(all[5], true);
  at.played();
  expect(at.step).toBe(2);
  expect(at.known.length).toBe(6);
});
