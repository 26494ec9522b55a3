/** A game to look at again: what is kept of it, and every moment of it. */
import type { Played, Review } from '../../generated/wire';
import { deal, promise, written } from '../dealer';
import { evolve, moments, type Moment } from '../fold';
import { edition, setUp, type GameEvent, type State } from '../state';
import { emblems, follow, type Happening, type Table } from '../table';

/** All that a game was, in plain data: what a device keeps and a page shows. */
export interface Kept {
  id: string; // a table's code; `~` and a number for a record from elsewhere
  edition: string;
  relics: boolean;
  names: string[];
  bots: (string | null)[];
  emblems: number[];
  log: GameEvent[];
  seed: string | null;
  promise: string | null;
  daily?: string; // the day, if it is the daily cave
  remarks: [string, string][]; // headers that the game does not need
  review?: Review; // if it was looked at again
}

export const start = (kept: Kept): State =>
  setUp(edition(kept.edition, kept.relics), kept.names.length);

export const momentsOf = (kept: Kept): Moment[] => moments(start(kept), kept.log);

/** The table after so many events. */
export const at = (kept: Kept, all: Moment[], step: number): State =>
  step ? all[step - 1].after : start(kept);

const ofGame = (event: Happening): event is GameEvent =>
  ['Entered', 'Revealed', 'Decided', 'Closed'].includes(event.type);

/** A table's game, as far as it has come. */
export function fromTable(id: string, table: Table, log: Happening[]): Kept {
  return {
    id,
    edition: table.options.edition,
    relics: edition(table.options.edition, table.options.relics).relics !== null,
    names: table.seats.map((seat) => seat.name.replaceAll(',', ' ')),
    bots: table.seats.map((seat) => seat.bot),
    emblems: emblems(table.seats),
    log: log.filter(ofGame),
    seed: table.seed,
    promise: table.promise,
    ...(table.daily && { daily: table.daily }),
    remarks: [['Table', id]],
  };
}

export function fromEvents(id: string, log: Happening[]): Kept {
  const table = log.reduce<Table | null>(follow, null);
  if (!table) throw new Error('a table opens first');
  return fromTable(id, table, log);
}

/** A record that someone brought along. */
export function fromRecord(played: Played): Kept {
  const { edition: name, relics, players: names, seed, promise: promised } = played;
  return {
    id: `~${promise(played.notation).slice(0, 8)}`,
    edition: name,
    relics,
    names,
    bots: played.bots,
    emblems: emblems(played.emblems.map((emblem) => ({ emblem }))),
    log: played.events,
    seed,
    promise: promised,
    remarks: remarks(played.notation),
  };
}

const NEEDED = ['Edition', 'Relics', 'Players', 'Seed', 'Promise'];

function remarks(text: string): [string, string][] {
  return [...text.matchAll(/^\[(\w+) (".*")\]$/gm)]
    .filter(([, name]) => !NEEDED.includes(name))
    .map(([, name, value]) => [name, JSON.parse(value) as string]);
}

/** The text of a game, as `tacora.records.notation` writes it. */
export function notation(kept: Kept): string {
  const letter = (seat: number) => 'abcdefgh'[seat];
  const headers = {
    Edition: kept.edition,
    Relics: kept.relics ? 'yes' : 'no',
    Players: kept.names.join(', '),
    Seed: kept.seed,
    Promise: kept.promise,
    ...Object.fromEntries(kept.remarks),
  };
  const lines: string[][] = [];
  for (const event of kept.log) {
    if (event.type === 'Entered') lines.push([`${event.expedition}.`]);
    if (event.type === 'Revealed') lines.at(-1)!.push(written(event.card));
    if (event.type === 'Decided' && event.leavers.length)
      lines.at(-1)!.push('-' + event.leavers.map(letter).join(''));
  }
  const last = kept.log.at(-1); // nobody left, and the next card is not there to say so
  if (last?.type === 'Decided' && !last.leavers.length) lines.at(-1)!.push('-');
  if (lines.length > 1 && lines.at(-1)!.length === 1) lines.pop();
  const head = Object.entries(headers).filter(([, value]) => value !== null);
  return [
    ...head.map(([name, value]) => `[${name} ${JSON.stringify(value)}]`),
    ...(lines.length ? ['', ...lines.map((line) => line.join(' '))] : []),
    '',
  ].join('\n');
}

/** When the seed will be shown, if there will be one. */
export function awaited(kept: Kept): 'later' | 'next-day' | null {
  if (kept.seed !== null) return null;
  if (kept.daily) return 'next-day'; // others are still in that cave
  const over = kept.log.reduce(evolve, start(kept)).awaits === 'nothing';
  return over || kept.id.startsWith('~') ? null : 'later';
}

export type ProofResult =
  'holds' | 'holds-so-far' | 'no-seed' | 'no-promise' | 'other-seed' | 'other-card';

/** Whether the seed that was promised is the one that dealt the cards. */
export function verify(kept: Kept): ProofResult {
  const { seed } = kept;
  if (seed === null) return 'no-seed';
  for (const { event, before } of momentsOf(kept))
    if (event.type === 'Revealed' && written(event.card) !== written(deal(seed, before)))
      return 'other-card';
  if (kept.promise === null) return 'no-promise';
  if (kept.promise !== promise(seed)) return 'other-seed';
  const end = kept.log.reduce(evolve, start(kept));
  return end.awaits === 'nothing' ? 'holds' : 'holds-so-far';
}
