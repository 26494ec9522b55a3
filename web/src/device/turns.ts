/** Whose turn it is on a device that goes from hand to hand. */
import type { Table } from '../game/table';
import type { State } from '../game/state';

/** Whether everyone has seen what they are asked about. */
export function isSeen(truth: State, shown: State): boolean {
  return (
    truth.awaits === 'decisions' &&
    truth.expedition === shown.expedition &&
    truth.path.length === shown.path.length
  );
}

/** The seats of this device that must still decide, in their order around the table. */
export function waiting(
  table: Table,
  mine: number[],
  chosen: Record<number, unknown>,
  done: number[],
): number[] {
  return mine.filter(
    (seat) => table.deciding.includes(seat) && !(seat in chosen) && !done.includes(seat),
  );
}
