import type { Realm } from '@realmkit/design-system';

/** The links in the footer of every page. */
type LegalLink = 'terms' | 'privacy' | 'cancelContract' | 'withdrawal' | 'cancelOnline' | 'giftCard';

/** The paths of the links. */
export const legalPaths: Readonly<Record<LegalLink, string>> = {
  terms: '/legal/terms',
  privacy: '/legal/privacy',
  cancelContract: '/legal/cancel-contract',
  withdrawal: '/legal/withdrawal',
  cancelOnline: '/subscriptions',
  giftCard: '/gift-card',
};

/** The countries whose law requires a cancellation page without signing in. */
const withCancellation: ReadonlySet<Realm> = new Set(['de', 'fr']);

/** Returns whether a country has a public cancellation page. */
export const hasCancellationPage = (realm: Realm): boolean => withCancellation.has(realm);

/** Returns whether a country's law has the withdrawal within 14 days: all but the United States. */
export const hasWithdrawal = (realm: Realm): boolean => realm !== 'us';

/** Returns the links in the footer of a realm's pages. */
export function legalLinks(realm: Realm): readonly LegalLink[] {
  const links: readonly (LegalLink | false)[] = [
    'terms',
    'privacy',
    hasCancellationPage(realm) && 'cancelContract',
    hasWithdrawal(realm) && 'withdrawal',
    realm === 'us' && 'cancelOnline',
    'giftCard',
  ];
  return links.filter((link) => link !== false);
}
