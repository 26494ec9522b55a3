import { expect, test } from 'vitest';
import type { GameEvent } from '../game/state';
import { soundFor } from './speaker';

const treasure = { type: 'Revealed', card: { type: 'Treasure', gems: 9 }, each: 2, rest: 1 };
const left = { type: 'Decided', leavers: [2], each: 6, relics: [7] };

test('each explorer’s gems are heard, one note a gem', () => {
  expect(soundFor({ name: 'split', event: treasure as GameEvent })).toEqual({
    name: 'gem',
    gems: 2,
  });
  expect(soundFor({ name: 'split', event: { ...treasure, each: 0 } as GameEvent })).toBeNull();
});

test('a rescued relic sounds like one, gems alone like gems', () => {
  expect(soundFor({ name: 'collect', event: left as GameEvent })).toEqual({ name: 'relic' });
  expect(soundFor({ name: 'collect', event: { ...left, relics: [] } as GameEvent })).toEqual({
    name: 'gem',
    gems: 6,
  });
});

test('everything falls silent before a trap is heard', () => {
  const event = { type: 'Revealed', card: { type: 'Hazard', kind: 'snake' } } as GameEvent;
  expect(soundFor({ name: 'freeze', event })).toEqual({ name: 'silence' });
  expect(soundFor({ name: 'alarm', event })).toEqual({ name: 'bust' });
  expect(soundFor({ name: 'growl', event })).toEqual({ name: 'hazard' });
});
