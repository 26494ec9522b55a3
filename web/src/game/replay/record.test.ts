import { expect, test } from 'vitest';
import games from '../../generated/games.json';
import { golden, GOLDEN } from './golden';
import { at, awaited, fromEvents, fromRecord, momentsOf, notation, verify } from './record';

test.each(GOLDEN)('$id is written as Python writes it', (kept) => {
  expect(notation(kept)).toBe(games.find((game) => game.name === kept.id)!.notation);
});

test('a game that stopped says so in its last word, as in Python', () => {
  const kept = { ...golden('de-3'), remarks: [] };
  const moves = (events: number) =>
    notation({ ...kept, log: kept.log.slice(0, events) })
      .trim()
      .split('\n')
      .slice(5)
      .join('|');
  // Entered, 14, all go on, 15, all go on, 11, b leaves
  expect(moves(0)).toBe('');
  expect(moves(1)).toBe('|1.');
  expect(moves(2)).toBe('|1. 14');
  expect(moves(3)).toBe('|1. 14 -');
  expect(moves(7)).toBe('|1. 14 15 11 -b');
});

test('each moment begins where the one before ended', () => {
  const kept = golden('fr-3');
  const all = momentsOf(kept);
  expect(at(kept, all, 0)).toEqual(all[0].before);
  for (let step = 1; step < all.length; step++)
    expect(at(kept, all, step)).toBe(all[step].before);
  expect(at(kept, all, all.length).awaits).toBe('nothing');
});

test.each(GOLDEN)('the dealing of $id is proved', (kept) => {
  expect(verify(kept)).toBe('holds');
});

test('a proof finds what is not so', () => {
  const kept = golden('de-3');
  expect(verify({ ...kept, log: kept.log.slice(0, 9) })).toBe('holds-so-far');
  expect(verify({ ...kept, seed: null })).toBe('no-seed');
  expect(verify({ ...kept, promise: null })).toBe('no-promise');
  expect(verify({ ...kept, promise: '0' })).toBe('other-seed');
  expect(verify({ ...kept, seed: 'another' })).toBe('other-card');
});

test('the events of a table become a game with its people', () => {
  const { log, seed, promise } = golden('uk-4-relics');
  const sat = (name: string, emblem: number | null, bot: string | null) =>
    ({ type: 'Sat', person: name, name, emblem, bot }) as const;
  const kept = fromEvents('ABCD-42', [
    { type: 'Opened', options: { edition: 'uk', relics: true }, promise: promise! },
    sat('Олена', 3, null),
    sat('Jean', 3, null),
    sat('Bo', null, 'bold'),
    sat('Cy', 0, 'calm'),
    { type: 'Started' },
    ...log.slice(0, 2),
    { type: 'Away', seat: 1 },
    ...log.slice(2),
    { type: 'Unveiled', seed: seed! },
  ]);
  expect(kept).toEqual({
    id: 'ABCD-42',
    edition: 'uk',
    relics: true,
    names: ['Олена', 'Jean', 'Bo', 'Cy'],
    bots: [null, null, 'bold', 'calm'],
    emblems: [3, 1, 2, 0],
    log,
    seed,
    promise,
    remarks: [['Table', 'ABCD-42']],
  });
});

test('a seed that is not there comes after the game, or after the day', () => {
  const kept = { ...golden('de-3'), id: 'ABCD-42', seed: null };
  const begun = { ...kept, log: kept.log.slice(0, 9) };
  expect(awaited(begun)).toBe('later');
  expect(awaited(kept)).toBe(null);
  expect(awaited({ ...begun, id: '~12345678' })).toBe(null);
  for (const game of [begun, kept])
    expect(awaited({ ...game, daily: '2026-11-16' })).toBe('next-day');
  expect(awaited({ ...golden('de-3'), daily: '2026-11-16' })).toBe(null);
});

test('a game of the daily cave says of which day it is', () => {
  const options = { edition: 'fr' };
  const opened = { type: 'Opened', options, promise: '0', daily: '2026-11-16' } as const;
  expect(fromEvents('ABCD-42', [opened]).daily).toBe('2026-11-16');
});

test('a record from elsewhere is written again as it came', () => {
  const kept = golden('pl-4');
  const text = notation(kept);
  const back = fromRecord({
    notation: text,
    edition: kept.edition,
    relics: kept.relics,
    players: kept.names,
    emblems: [null, null, null, null],
    bots: kept.bots,
    events: kept.log,
    finished: true,
    scores: [],
    winners: [],
    promise: kept.promise,
    seed: kept.seed,
  });
  expect(back).toEqual({ ...kept, id: back.id });
  expect(back.id).toMatch(/^~[0-9a-f]{8}$/);
  expect(notation(back)).toBe(text);
});
