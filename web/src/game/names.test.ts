import { expect, test } from 'vitest';
import { numbered } from './names';

test('the number behind a name is kept apart from it', () => {
  expect(numbered('Spieler 1')).toEqual(['Spieler', ' 1']);
  expect(numbered('Der Vorsichtige 12')).toEqual(['Der Vorsichtige', ' 12']);
  expect(numbered('Гравець\u00a08')).toEqual(['Гравець', '\u00a08']);
});

test('a name that only is or contains a number stays whole', () => {
  expect(numbered('Ada')).toEqual(['Ada', '']);
  expect(numbered('R2D2')).toEqual(['R2D2', '']);
  expect(numbered('7 dwarfs')).toEqual(['7 dwarfs', '']);
  expect(numbered('42')).toEqual(['42', '']);
});
