import { expect, test } from 'vitest';
import books from '../../generated/rulebooks.json';
import { EDITIONS, edition } from '../../game/state';
import { learn } from '../../app/fluent';
import { LANGUAGES, type Language } from '../../game/language';
import { rulebook } from './rulebook';

test.each(books)(
  'the rules of $edition in $language, relics $relics, are those of Python',
  async ({ edition: name, language, relics, text }) => {
    const say = await learn(language as Language, 'rules');
    expect(rulebook(edition(name, relics), say)).toBe(text);
  },
);

test('every edition is there in every language, with its variant', () => {
  const pairs = new Set(books.map((book) => `${book.edition} ${book.language}`));
  expect(pairs.size).toBe(EDITIONS.length * LANGUAGES.length);
  expect(books.filter((book) => book.relics).length).toBe(pairs.size);
});
