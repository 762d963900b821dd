import { expect, test } from 'vitest';
import { preferredLocale } from './locales.ts';

test.each([
  [['sv-SE', 'en'], 'sv'],
  [['nn-NO'], 'nb'],
  [['no'], 'nb'],
  [['en-us'], 'en-US'],
  [['en-AU'], 'en-GB'],
  [['fr-CH'], 'fr'],
  [['ja', 'de-AT'], 'de'],
  [['ja'], 'en-GB'],
  [[], 'en-GB'],
])('for a browser in %j the locale is %s', (languages, locale) => {
  expect(preferredLocale(languages)).toBe(locale);
});
