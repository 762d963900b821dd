import { expect, test } from 'vitest';
import { localeOfOption, offeredLocales, optionOfLocale } from './languageOptions.ts';
import { locales } from './locales.ts';

test.each([
  ['de', 'de'],
  ['fi', 'fi'],
  ['fr', 'fr'],
  ['nl', 'nl'],
  ['no', 'nb'],
  ['sv', 'sv'],
  ['en', 'en-GB'],
  ['us', 'en-US'],
] as const)('the language option %s stands for the locale %s', (option, locale) => {
  expect(localeOfOption(option)).toBe(locale);
  expect(optionOfLocale(locale)).toBe(option);
});

test('there are eight options, one for each locale of the platform', { tags: ['shell §3.28'] }, () => {
  expect(offeredLocales.map(optionOfLocale)).toEqual(['de', 'fi', 'fr', 'nl', 'no', 'sv', 'en', 'us']);
  expect(offeredLocales.toSorted()).toEqual([...locales].toSorted());
});

test.each(['da', '', 'toString', 'sv-SE'])('the text "%s" is not a language option', (option) => {
  expect(localeOfOption(option)).toBeUndefined();
});
