import { expect, test } from 'vitest';
import games from '../generated/games.json';
import table from '../generated/cues.json';
import { evolve } from './fold';
import { edition, setUp, type GameEvent, type State } from './state';
import { during, timeline, twin } from './timeline';

const moments = games.flatMap((game) => {
  let state = setUp(edition(game.edition, game.relics), game.players.length);
  return (game.steps as [GameEvent, unknown][]).map(([event]) => {
    const before = state;
    state = evolve(state, event);
    return { event, before, after: state };
  });
});
const seconds = games.flatMap((game) => game.cues_ms);
const long = (event: GameEvent, before: State, still = false) =>
  timeline(event, before, still).reduce((sum, step) => sum + step.ms, 0);
const start = (players: number): State => ({
  ...setUp(edition('fr'), players),
  awaits: 'card',
});

test('a quiet step takes less than three seconds', () => {
  const event = { type: 'Decided', leavers: [] } as GameEvent;
  const card = {
    type: 'Revealed',
    card: { type: 'Treasure', gems: 9 },
    each: 3,
  } as GameEvent;
  expect(long(event, start(3)) + long(card, start(3))).toBe(250 + 420 + 550 + 450 + 380 + 750);
});

test('decisions are turned over together before anyone moves', () => {
  const names = timeline({ type: 'Decided', leavers: [1] } as GameEvent, start(3)).map(
    (step) => step.name,
  );
  expect(names).toEqual(['hold', 'flip', 'read', 'collect', 'walk', 'bank']);
});

test('a second hazard freezes everything, a first one growls', () => {
  const card = { type: 'Hazard' as const, kind: 'snake' };
  const event = { type: 'Revealed', card } as GameEvent;
  const seen = { ...start(3), path: [card] };
  expect(timeline(event, start(3)).at(-1)!.name).toBe('growl');
  expect(timeline(event, seen).map((step) => step.name)).toEqual([
    'lean',
    'turn',
    'freeze',
    'alarm',
  ]);
  expect(twin(event, start(3))).toBe(false);
  expect(twin(event, seen)).toBe(true);
});

test('from a trap to the first card of the next cave is a breath, not a break', () => {
  const card = { type: 'Hazard' as const, kind: 'snake' };
  const inside = { ...start(3), path: [card] };
  const trap = timeline({ type: 'Revealed', card } as GameEvent, inside);
  const up = trap.findIndex(({ name }) => name === 'turn') + 1;
  const ms =
    trap.slice(up).reduce((sum, step) => sum + step.ms, 0) +
    long({ type: 'Closed', trap: card } as GameEvent, inside) +
    long({ type: 'Entered', expedition: 2 } as GameEvent, inside) +
    450 +
    380; // the first card's face is up
  expect(ms).toBeLessThanOrEqual(7000);
  expect(ms * table.fast).toBeLessThanOrEqual(3000);
});

test('held still, nothing but the pauses takes long', () => {
  for (const { event, before } of moments)
    for (const { name, ms } of timeline(event, before, true))
      if (['flip', 'collect', 'walk', 'bank', 'turn', 'flee', 'slam', 'iris'].includes(name))
        expect(ms).toBeLessThanOrEqual(150);
});

test('one breathes a little longer when danger is great', () => {
  const dark = moments.find(
    ({ event, before }) =>
      event.type === 'Revealed' && long(event, before) && lean(event, before),
  );
  expect(dark).toBeDefined();
  function lean(event: GameEvent, before: State): boolean {
    return timeline(event, before)[0].ms === 650;
  }
});

test('where the table agreed on no help, no breath tells of the danger', () => {
  const breaths = moments
    .filter(({ event }) => event.type === 'Revealed')
    .map(({ event, before }) => timeline(event, before, false, false)[0].ms);
  expect(new Set(breaths)).toEqual(new Set([450]));
});

const OPEN = table.cues.filter((cue) => 'open' in cue).map(({ name }) => name);

test('nothing that is shown knows the card before its face is up', () => {
  for (const { event, before } of moments) {
    if (event.type !== 'Revealed') continue;
    const stories = before.deck.map((card) => {
      const other = { type: 'Revealed', card, each: 1, rest: 1 } as GameEvent;
      const steps = timeline(other, before);
      const up = steps.findIndex(({ name }) => name === 'turn') + 1;
      return steps
        .slice(0, up)
        .map(({ name, ms }) => [name, ms, during(name, other, before, evolve(before, other))]);
    });
    for (const story of stories) expect(story).toEqual(stories[0]);
  }
});

test('choices open with the face, from what is true', () => {
  const now = new Set<string>();
  for (const { event, before, after } of moments)
    for (const { name } of timeline(event, before))
      if (OPEN.includes(name)) {
        now.add(name);
        expect(during(name, event, before, after)).toBe(after);
      }
  expect([...now].sort()).toEqual(['growl', 'shine', 'split']);
});

test('decisions are seen before anyone has anything of them', () => {
  for (const { event, before, after } of moments)
    for (const { name } of timeline(event, before)) {
      const seen = during(name, event, before, after);
      if (name === 'hold' || name === 'flip' || name === 'read') expect(seen).toBe(before);
      if (name === 'bank') expect(seen).toBe(after);
    }
});

test("the server's clock waits as long as the screens play, or a breath longer", () => {
  expect(seconds).toHaveLength(moments.length);
  for (const [i, { event, before }] of moments.entries()) {
    const calm = timeline(event, before).some(({ name, ms }) => name === 'lean' && ms === 450);
    expect(long(event, before) + (calm ? 200 : 0)).toBe(seconds[i]);
  }
});

test('a lone leaver with relics takes 3.47 seconds', () => {
  const event = { type: 'Decided', leavers: [1], each: 4, relics: [5] } as GameEvent;
  expect(long(event, start(3))).toBe(250 + 420 + 550 + (600 + 500) + 700 + 450);
});
