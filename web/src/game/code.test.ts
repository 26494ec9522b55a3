import { expect, test } from 'vitest';
import { codeIn, spelled } from './code';

test('a code is found in what people type', () => {
  expect(codeIn('  AbC-d 42 ')).toBe('abcd42');
  expect(codeIn('https://caves.example/t/abcd42?pad=1')).toBe('abcd42');
  expect(codeIn('https://caves.example/p/abcd42')).toBe('abcd42');
  expect(codeIn('')).toBe('');
});

test('a code is spelled in groups, and read back from them', () => {
  expect(spelled('abcd42')).toBe('ABCD\u201142');
  expect(spelled('abcd')).toBe('ABCD');
  expect(codeIn(spelled('abcdefgh23'))).toBe('abcdefgh23');
});
