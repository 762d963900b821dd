import { realms } from '@realmkit/design-system';
import { expect, test } from 'vitest';
import { legalLinks } from './legalLinks.ts';

const realmsWith = (link: ReturnType<typeof legalLinks>[number]) => realms.filter((realm) => legalLinks(realm).includes(link));

test('contracts are cancelled without signing in where German and French law ask for it', () => {
  expect(realmsWith('cancelContract')).toEqual(['de', 'fr']);
});

test('the withdrawal is linked in every country whose law knows it', () => {
  expect(realmsWith('withdrawal')).toEqual(['de', 'fi', 'fr', 'no', 'nl', 'se', 'uk']);
});

test('the United States are led to the online cancellation', () => {
  expect(realmsWith('cancelOnline')).toEqual(['us']);
});

test('terms, privacy and gift cards are linked everywhere', () => {
  for (const link of ['terms', 'privacy', 'giftCard'] as const) expect(realmsWith(link)).toEqual([...realms]);
});
