import { expect, test } from 'vitest';
import { foreignLanguage } from './foreignLanguage.ts';

test.each([
  ['sv', 'en-GB', 'sv'],
  ['nn', 'nb', 'nn'],
  ['en', 'en-GB', undefined],
  ['en-US', 'en-GB', undefined],
  ['SV', 'sv', undefined],
  ['not a language', 'sv', undefined],
  ['qqq', 'sv', undefined],
  [undefined, 'sv', undefined],
])('a text in %s on a page in %s has the language %s', (code, locale, lang) => {
  expect(foreignLanguage(code, locale)).toBe(lang);
});
