import { expect, test } from 'vitest';
import { locales } from '../i18n/locales.ts';
import { expectLocalesComplete, localeProblems } from './localeProblems.ts';

const texts = { title: 'T', pages_one: '{{count, number}} page', pages_other: '{{count, number}} pages', hello: 'Hi {{name}} <1>x</1>' };
const complete = (changes: Record<string, unknown> = {}) => ({
  ...Object.fromEntries(locales.map((locale) => [`./${locale}.json`, texts])),
  './fr.json': { ...texts, pages_many: '{{count, number}} de pages' },
  ...changes,
});

test('eight complete locales have no problems', () => {
  expect(localeProblems(complete())).toEqual([]);
});

test('a missing locale is a problem', () => {
  const { './fi.json': _, ...seven } = complete() as Record<string, unknown>;
  expect(localeProblems(seven)).toEqual(['fi: the file is missing']);
});

test.each([
  ['an empty text', { title: ' ' }, 'de: title is empty'],
  ['a key too many', { more: 'x' }, 'de: more is not in en-GB'],
  ['another placeholder', { hello: 'Hi {{nom}} <1>x</1>' }, 'de: hello has </1> <1> {{nom}} instead of </1> <1> {{name}}'],
  ['a lost tag', { hello: 'Hi {{name}}' }, 'de: hello has {{name}} instead of </1> <1> {{name}}'],
  ['a plural form without use', { pages_many: '{{count, number}}' }, 'de: pages_* has a plural form many without use'],
])('%s is a problem', (_name, change, problem) => {
  expect(localeProblems(complete({ './de.json': { ...texts, ...change } }))).toEqual([problem]);
});

test('a number without separators is a problem', () => {
  const bare = Object.fromEntries(locales.map((locale) => [`./${locale}.json`, { place: 'Result {{count}}' }]));
  expect(localeProblems(bare)).toEqual(locales.map((locale) => `${locale}: place writes its number without separators`));
});

test('a missing key is a problem', () => {
  const { title: _, ...rest } = texts;
  expect(localeProblems(complete({ './de.json': rest }))).toEqual(['de: title is missing']);
});

test('a French text without the plural form for millions is a problem', () => {
  expect(localeProblems(complete({ './fr.json': texts }))).toEqual(['fr: pages_* lacks the plural form many']);
});

test('texts with a draft mark are a problem in every locale, until the mark is taken away', () => {
  const draft = Object.fromEntries(locales.map((locale) => [`./${locale}.json`, { draft: 'Translate.', title: 'T' }]));
  expect(localeProblems(draft)).toEqual(locales.map((locale) => `${locale}: the mark "draft": nobody has translated title`));
});

test('a plural form may omit the number', () => {
  expect(localeProblems(complete({ './de.json': { ...texts, pages_one: 'eine Seite' } }))).toEqual([]);
});

test('expectLocalesComplete throws an error with every problem', () => {
  expect(() => expectLocalesComplete(complete({ './nl.json': {} }))).toThrow(
    /nl: title is missing\nnl: pages_\* is missing\nnl: hello is missing/,
  );
});
