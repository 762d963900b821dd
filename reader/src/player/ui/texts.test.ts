import { expect, test } from 'vitest';
import { loadTexts, nearestLocale } from './texts.ts';

test.each([
  ['en-US', 'en-US'],
  ['en', 'en-GB'],
  ['en-AU', 'en-GB'],
  ['sv-SE', 'sv'],
  ['de_AT', 'de'],
  ['nn-NO', 'nb'],
  ['no', 'nb'],
  ['es', 'en-GB'],
  ['', 'en-GB'],
])('the texts of the locale "%s" are those of %s', (locale, nearest) => {
  expect(nearestLocale(locale)).toBe(nearest);
});

test('a locale without texts of its own loads those of English', async () => {
  expect((await loadTexts('es')).getResource('en-GB', 'reader', 'close')).toBe('Close');
});
