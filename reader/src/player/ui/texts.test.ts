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

test.each(['en-US', 'en-GB', 'de', 'fi', 'fr', 'nb', 'nl', 'sv'])(
  'in %s no word of leaving a form is one of handing it in',
  async (locale) => {
    const { submissions } = (await loadTexts(locale)).getResourceBundle(locale, 'reader');
    const wordsOf = (...texts: string[]) => texts.flatMap((text) => text.toLocaleLowerCase(locale).match(/\p{L}{3,}/gu) ?? []);
    const leaving = wordsOf(submissions.leave, submissions.leaveTitle, submissions.stay);
    const { submit, yes_submit, confirm_submitting, finish, yes_finish, confirm_finishing, no_cancel } = submissions;
    const handingIn = wordsOf(submit, yes_submit, confirm_submitting, finish, yes_finish, confirm_finishing, no_cancel);
    expect(leaving.filter((word) => handingIn.includes(word))).toEqual([]);
  },
);

test('names that run from right to left are isolated', async () => {
  const { t } = await loadTexts('en-GB');
  expect(t(($) => $.bookmarks.remove, { ns: 'reader', name: 'محمد (5B)' })).toContain('\u2068محمد (5B)\u2069');
});
