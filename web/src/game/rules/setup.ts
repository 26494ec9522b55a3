/** The table before the first expedition, if there is such a table. */
import { EDITIONS, edition as played, setUp as laid, type Edition, type State } from '../state';
import { RuleBroken } from './errors';

/** The edition of that name, as played: a variant's relics only when asked for. */
export function edition(name: string, relics: boolean | null = null): Edition {
  if (!EDITIONS.includes(name))
    throw new RuleBroken('unknown-edition', { edition: name, known: EDITIONS.join(', ') });
  const found = played(name, relics);
  if (relics === false && found.relics)
    throw new RuleBroken('relics-always', { edition: name });
  return found;
}

export function setUp(edition: Edition, players: number): State {
  const [least, most] = edition.players;
  if (players < least || players > most)
    throw new RuleBroken('players-out-of-range', { players, least, most });
  return laid(edition, players);
}
