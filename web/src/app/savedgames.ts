/** The games kept on this device: they can be watched without a connection. */
import type { Kept } from '../game/replay/record';

const PREFIX = 'tacora-game-';

interface Held {
  at: number; // when it was saved
  game: Kept;
}

export function saved(): Kept[] {
  const found: Held[] = [];
  for (let i = 0; i < localStorage.length; i++) {
    const key = localStorage.key(i)!;
    const held = key.startsWith(PREFIX) && read(key);
    if (held) found.push(held);
  }
  return found.sort((a, b) => b.at - a.at).map(({ game }) => game);
}

export const find = (id: string): Kept | null => read(PREFIX + id)?.game ?? null;

/** Keep a game; false if there is no room for it. */
export function save(game: Kept): boolean {
  try {
    localStorage.setItem(PREFIX + game.id, JSON.stringify({ at: Date.now(), game }));
    return true;
  } catch {
    return false;
  }
}

export const drop = (id: string): void => localStorage.removeItem(PREFIX + id);

function read(key: string): Held | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Held | null;
  } catch {
    return null;
  }
}
