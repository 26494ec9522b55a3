import { beforeEach, expect, test, vi } from 'vitest';
import { golden } from '../game/replay/golden';
import { drop, find, save, saved } from './savedgames';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    get length() {
      return kept.size;
    },
    key: (i: number) => [...kept.keys()][i],
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (kept.size > 3) throw new Error('full');
      kept.set(key, text);
    },
    removeItem: (key: string) => kept.delete(key),
  });
});

test('games are kept until they are dropped, the newest first', () => {
  vi.useFakeTimers();
  localStorage.setItem('tacora-settings', '{}');
  vi.setSystemTime(1000);
  expect(save(golden('de-3'))).toBe(true);
  vi.setSystemTime(2000);
  save(golden('fr-3'));
  expect(saved()).toEqual([golden('fr-3'), golden('de-3')]);
  expect(find('de-3')).toEqual(golden('de-3'));
  drop('de-3');
  expect(find('de-3')).toBeNull();
  expect(saved().length).toBe(1);
  vi.useRealTimers();
});

test('a full device says so, and what cannot be read is not there', () => {
  localStorage.setItem('tacora-game-broken', '{');
  expect(saved()).toEqual([]);
  expect(find('broken')).toBeNull();
  for (const id of ['de-3', 'fr-3', 'pl-4']) expect(save(golden(id))).toBe(true);
  expect(save(golden('uk-8'))).toBe(false);
});
