/** Everyone at a table as they are drawn: on the table, in the cave, in a replay. */
import { namesOf } from './agreed';
import type { Say } from './language';
import { emblems } from './table';

/** Who sits at a seat. */
export interface SeatLook {
  name: string;
  emblem: number;
  bot: boolean;
  you: boolean;
  away: boolean;
}

export interface Sitting {
  name: string;
  emblem: number | null; // the one they would like
  bot?: string | null;
  away?: boolean;
}

export function looksOf(
  people: readonly Sitting[],
  say: Say,
  you: number | null = null,
): SeatLook[] {
  const names = namesOf([...people], say);
  const worn = emblems([...people]);
  return people.map(({ bot = null, away = false }, seat) => ({
    name: names[seat],
    emblem: worn[seat],
    bot: bot !== null,
    you: seat === you,
    away,
  }));
}
