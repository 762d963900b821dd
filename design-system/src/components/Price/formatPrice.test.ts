import { expect, test } from 'vitest';
import { formatPrice } from './formatPrice.ts';

test.each([
  ['EUR', 'de-DE', '9,90 €'],
  ['EUR', 'fi-FI', '9,90 €'],
  ['EUR', 'fr-FR', '9,90 €'],
  ['EUR', 'nl-NL', '€ 9,90'],
  ['NOK', 'nb-NO', '9,90 kr'],
  ['SEK', 'sv-SE', '9,90 kr'],
  ['GBP', 'en-GB', '£9.90'],
  ['USD', 'en-US', '$9.90'],
] as const)(
  'shell §9: %s in %s is formatted as %s, with two decimals',
  { tags: ['shell §3.30', 'shell §9.13'] },
  (currency, locale, written) => {
    expect(formatPrice(990, currency, locale).replace(/\s/g, ' ')).toBe(written);
  },
);

test('whole amounts keep their two decimals', () => {
  expect(formatPrice(1000, 'GBP', 'en-GB')).toBe('£10.00');
});
