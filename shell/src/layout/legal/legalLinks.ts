import type { Realm } from '@realmkit/design-system';

/** What the foot of every screen leads to. */
type LegalLink = 'terms' | 'privacy' | 'cancelContract' | 'withdrawal' | 'cancelOnline' | 'giftCard';

/** Where the links lead. */
export const legalAddresses: Readonly<Record<LegalLink, string>> = {
  terms: '/legal/terms',
  privacy: '/legal/privacy',
  cancelContract: '/legal/cancel-contract',
  withdrawal: '/legal/withdrawal',
  cancelOnline: '/subscriptions',
  giftCard: '/gift-card',
};

/** Countries whose law asks for a page that ends a contract without signing in. */
const withCancellation: ReadonlySet<Realm> = new Set(['de', 'fr']);

/** Whether contracts of a country are cancelled on a public page. */
const hasCancellationPage = (realm: Realm): boolean => withCancellation.has(realm);

/** Whether the law of a country knows the withdrawal within 14 days: all but the United States. */
export const hasWithdrawal = (realm: Realm): boolean => realm !== 'us';

/** The links at the foot of every screen of a realm. */
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
