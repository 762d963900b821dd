import type { Realm } from '@realmkit/design-system';
import type { Shard } from '@realmkit/openapi';

/** A feature that is enabled per realm (shell §2). */
type FeatureFlag = 'escalateLogin' | 'speakingBookRights' | 'eppn' | 'groupGroups' | 'ageFilter';

/** The settings of a realm; its identity (locale, domain, name, pictures) is in the design system's `realmIdentities`. */
export interface RealmSettings {
  /** The country for the payment service (shell §7). */
  readonly country: Realm;
  /** The data shard whose customer-management service holds the realm's rows. */
  readonly shard: Shard;
  /** ISO 4217. */
  readonly currency: 'EUR' | 'NOK' | 'SEK' | 'GBP' | 'USD';
  readonly features: ReadonlySet<FeatureFlag>;
  /** True if user management is at another URL (shell §1, §2). */
  readonly externalPanel: boolean;
  /** The uid of the school unit of consumer-market guardians (shell §5). */
  readonly consumerSchoolUnit: string;
}

function settings(
  realm: Realm,
  currency: RealmSettings['currency'],
  externalPanel: boolean,
  more: readonly FeatureFlag[] = [],
): RealmSettings {
  return {
    country: realm,
    shard: realm === 'us' ? 'us' : 'eu',
    currency,
    features: new Set(['groupGroups', 'ageFilter', ...more]),
    externalPanel,
    consumerSchoolUnit: `${realm}-school-consumer`,
  };
}

/** The realms and their settings (shell §1, §2, §5). */
export const realmTable: Readonly<Record<Realm, RealmSettings>> = {
  de: settings('de', 'EUR', true),
  fi: settings('fi', 'EUR', true),
  fr: settings('fr', 'EUR', true),
  no: settings('no', 'NOK', true),
  nl: settings('nl', 'EUR', false),
  se: settings('se', 'SEK', false, ['escalateLogin', 'speakingBookRights', 'eppn']),
  uk: settings('uk', 'GBP', true),
  us: settings('us', 'USD', false),
};
