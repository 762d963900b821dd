import type { Realm } from '@realmkit/design-system';
import type { AppName } from '../../context/ShellContext.ts';

/** The links in the footers. */
export type LegalLink = 'terms' | 'privacy' | 'support' | 'cancelContract' | 'withdrawal' | 'cancelOnline' | 'giftCard';

/** The paths of the links. */
export const legalPaths: Readonly<Record<LegalLink, string>> = {
  terms: '/legal/terms',
  privacy: '/legal/privacy',
  support: '/support',
  cancelContract: '/legal/cancel-contract',
  withdrawal: '/legal/withdrawal',
  cancelOnline: '/subscriptions',
  giftCard: '/gift-card',
};

/** Returns whether a country's law has the withdrawal within 14 days: all but the United States. */
export const hasWithdrawal = (realm: Realm): boolean => realm !== 'us';

const ofFamilies = ['terms', 'privacy', 'support', 'cancelContract', 'withdrawal', 'cancelOnline', 'giftCard'] as const;

/** The links in the footer of every page of an app, help among them at the same place (WCAG 3.2.6): the contracts and gift cards of families are nothing for the staff in the control panel. */
const linksOf: Readonly<Record<AppName, readonly LegalLink[]>> = {
  consumer: ofFamilies,
  reader: ofFamilies,
  admin: ['terms', 'privacy', 'support'],
};

/** The links that only some countries have. */
const isInRealm: Readonly<Partial<Record<LegalLink, (realm: Realm) => boolean>>> = {
  withdrawal: hasWithdrawal,
  cancelOnline: (realm) => realm === 'us',
};

/** Returns the links in the footer of an app in a realm. */
export const legalLinks = (app: AppName, realm: Realm): readonly LegalLink[] =>
  linksOf[app].filter((link) => isInRealm[link]?.(realm) ?? true);
