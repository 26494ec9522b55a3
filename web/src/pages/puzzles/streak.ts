/** How one fares with the puzzles: kept on this device. */
const KEY = 'tacora-puzzles';

export interface Streak {
  row: number; // right ones in a row, up to now
  best: number;
  solved: string[]; // ids
}

export function kept(): Streak {
  const fresh = { row: 0, best: 0, solved: [] };
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Streak>;
    return { ...fresh, ...found };
  } catch {
    return fresh;
  }
}

export function keep(streak: Streak): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(streak));
  } catch {
    // A browser that keeps nothing still puzzles.
  }
}

/** After an answer: a wrong one ends the row, and the puzzle comes again. */
export function answered(streak: Streak, id: string, right: boolean): Streak {
  if (!right) return { ...streak, row: 0, solved: streak.solved.filter((one) => one !== id) };
  const row = streak.row + 1;
  const solved = [...new Set([...streak.solved, id])];
  return { row, best: Math.max(streak.best, row), solved };
}

/** The next one that is not solved, after this; all again when all are solved. */
export function following(ids: string[], solved: string[], after: number): number {
  const order = ids.map((_, i) => (after + 1 + i) % ids.length);
  return order.find((i) => !solved.includes(ids[i])) ?? order[0];
}
