import { expect, test } from 'vitest';
import {
  agreedDefault,
  deviceOpening,
  LEVELS,
  optionsOf,
  quickDefault,
  quickOpening,
  RATINGS,
  shown,
  type OnDevice,
} from './preferences';

test('a quick game has as many different bots as asked for, and begins', () => {
  const opening = quickOpening({ ...quickDefault('en'), opponents: 7 }, () => 0.5);
  expect(new Set(opening.bots).size).toBe(7);
  expect(opening).toMatchObject({ seats: 8, clock: 0, start: true, public: false });
});

test('bots of one level are all alike', () => {
  const opening = quickOpening({ ...quickDefault('en'), opponents: 3, level: 'brave' });
  expect(opening.bots).toEqual(['brave', 'brave', 'brave']);
});

test('relics are asked for only where they are a variant', () => {
  const wanted = { ...agreedDefault('en'), relics: true };
  expect(optionsOf({ ...wanted, edition: 'fr' }).relics).toBe(true);
  expect(optionsOf({ ...wanted, edition: 'de' }).relics).toBe(null);
});

test('a device seats its people by name and its bots after them', () => {
  const chosen: OnDevice = {
    mode: 'dealer',
    edition: 'pl',
    relics: false,
    players: [
      { name: ' Ada ', emblem: 3, bot: null },
      { name: '', emblem: 0, bot: 'sly' },
      { name: 'Jan', emblem: 1, bot: null },
    ],
  };
  expect(deviceOpening(chosen)).toMatchObject({
    seats: 3,
    device: 'dealer',
    sit: false,
    people: [
      { name: 'Ada', emblem: 3 },
      { name: 'Jan', emblem: 1 },
    ],
    bots: ['sly'],
  });
});

test('every level has a rating, shown as the command line shows it', () => {
  expect(LEVELS.every((bot) => RATINGS[bot] > 0)).toBe(true);
  const halves = [20.25, 23.85, 26.45];
  expect(halves.map((rating) => shown(rating, 'en'))).toEqual(['20.3', '23.9', '26.5']);
  expect(shown(20.25, 'de')).toBe('20,3');
});
