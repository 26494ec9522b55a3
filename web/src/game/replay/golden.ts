/** The golden games as they would be kept on a device; for tests. */
import games from '../../generated/games.json';
import type { GameEvent } from '../state';
import type { Kept } from './record';

export const GOLDEN: Kept[] = games.map((game) => ({
  id: game.name,
  edition: game.edition,
  relics: game.relics,
  names: game.players,
  bots: game.players.map(() => null),
  emblems: game.players.map((_, seat) => seat),
  log: game.steps.map(([event]) => event as GameEvent),
  seed: game.seed,
  promise: game.promise,
  remarks: game.remarks as [string, string][],
}));

export const golden = (id: string): Kept => GOLDEN.find((kept) => kept.id === id)!;
