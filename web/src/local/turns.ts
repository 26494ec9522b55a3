/** Whose turn it is on a device that goes from hand to hand. */
import type { Table } from '../game/table';

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
