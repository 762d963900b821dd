import { realms } from '@realmkit/design-system';
import { expect, test } from 'vitest';
import { legalLinks } from './legalLinks.ts';

const realmsWith = (link: ReturnType<typeof legalLinks>[number]) => realms.filter((realm) => legalLinks('consumer', realm).includes(link));

test('the footer links to the withdrawal in every country but the United States', () => {
  expect(realmsWith('withdrawal')).toEqual(['de', 'fi', 'fr', 'no', 'nl', 'se', 'uk']);
});

test('the footer links to the online cancellation in the United States', () => {
  expect(realmsWith('cancelOnline')).toEqual(['us']);
});

test('the footer links to terms, privacy, the cancellation without a login and gift cards in every realm', () => {
  for (const link of ['terms', 'privacy', 'cancelContract', 'giftCard'] as const) expect(realmsWith(link)).toEqual([...realms]);
});

test.each(realms)(
  'the footer of the control panel in %s has terms, privacy and support, and nothing of the contracts of families',
  (realm) => {
    expect(legalLinks('admin', realm)).toEqual(['terms', 'privacy', 'support']);
    expect(legalLinks('reader', realm)).toEqual(legalLinks('consumer', realm));
    expect(legalLinks('consumer', realm).slice(0, 3)).toEqual(['terms', 'privacy', 'support']);
  },
);
