import { expect, test } from 'vitest';
import { edition, setUp } from '../game/state';
import type { Table } from '../game/table';
import { waiting } from './turns';
import { isSeen } from '../game/table';

const table = { deciding: [0, 1, 3] } as Table;

test('the device goes round those inside who have not decided', () => {
  expect(waiting(table, [0, 1, 2, 3], {}, [])).toEqual([0, 1, 3]);
  expect(waiting(table, [0, 1, 2, 3], { 0: 'leave' }, [1])).toEqual([3]);
  expect(waiting(table, [2], {}, [])).toEqual([]);
});

test('nobody is asked about a card that is still being turned over', () => {
  const before = setUp(edition('fr'), 3);
  const after = { ...before, awaits: 'decisions' as const, path: [before.deck[0]] };
  expect(isSeen(after, before)).toBe(false);
  expect(isSeen(after, after)).toBe(true);
  expect(isSeen(before, before)).toBe(false);
});
