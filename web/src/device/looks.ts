/** Everyone at a table as the stage shows them, on a screen that belongs to nobody. */
import { namesOf } from '../game/agreed';
import { emblems, type Table } from '../game/table';
import type { SeatLook } from '../stage/show.svelte';
import type { Say } from '../words';

export function looksOf(table: Table, say: Say, you: number | null = null): SeatLook[] {
  const names = namesOf(table.seats, say);
  const signs = emblems(table.seats);
  return table.seats.map(({ bot, away }, seat) => ({
    name: names[seat],
    emblem: signs[seat],
    bot: bot !== null,
    you: seat === you,
    away,
  }));
}
