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
])('the preferred locale of a browser in %j is %s', (languages, locale) => {
  expect(preferredLocale(languages)).toBe(locale);
});
