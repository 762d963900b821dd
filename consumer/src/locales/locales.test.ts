import { expectLocalesComplete, expectTextsUsed } from '@realmkit/shell/testing';
import { describe, expect, test } from 'vitest';
import account from './account/en-GB.json';
import consumer from './en-GB.json';
import legal from './legal/en-GB.json';
import library from './library/en-GB.json';
import shop from './shop/en-GB.json';

const areas = [
  ['account', account, import.meta.glob('./account/*.json', { eager: true, import: 'default' })],
  ['consumer', consumer, import.meta.glob('./*.json', { eager: true, import: 'default' })],
  ['legal', legal, import.meta.glob('./legal/*.json', { eager: true, import: 'default' })],
  ['library', library, import.meta.glob('./library/*.json', { eager: true, import: 'default' })],
  ['shop', shop, import.meta.glob('./shop/*.json', { eager: true, import: 'default' })],
] as const;

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' });

describe.each(areas)('the texts of the area %s', (_, texts, files) => {
  test('the texts are complete in all eight locales', () => {
    expectLocalesComplete(files);
  });

  test('all texts are used', () => {
    expectTextsUsed(texts, sources);
  });
});

test.each([
  ['de', 'Ungültiger Rabattcode!'],
  ['en-GB', 'Invalid Coupon!'],
  ['en-US', 'Invalid Coupon!'],
  ['fi', 'Virheellinen alennuskoodi!'],
  ['fr', 'Code promotionnel non valide\u00a0!'],
  ['nb', 'Ugyldig rabattkode!'],
  ['nl', 'Ongeldige code!'],
  ['sv', 'Ogiltig rabattkod!'],
] as const)('in %s every reason to refuse a coupon begins with: %s', { tags: ['shell §8.30'] }, async (locale, invalidCoupon) => {
  const { coupons } = (await import(`./shop/${locale}.json`)).default as typeof shop;
  for (const [reason, text] of Object.entries(coupons)) expect(text, reason).toMatch(new RegExp(`^${invalidCoupon} \\p{Lu}`, 'u'));
});
