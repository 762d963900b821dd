/** The eight realms (shell §1). */
export const realms = ['de', 'fi', 'fr', 'no', 'nl', 'se', 'uk', 'us'] as const;
/** One of {@link realms}. */
export type Realm = (typeof realms)[number];

/** The data shards (shell §1). */
export const shards = ['eu', 'us'] as const;
/** One of {@link shards}. */
export type Shard = (typeof shards)[number];

/** The locale, domain suffix and shard of a realm (shell §1). */
export interface RealmMapping {
  readonly locale: string;
  readonly domainSuffix: string;
  readonly shard: Shard;
}

/** The realm mapping of shell §1. */
export const realmMapping: Readonly<Record<Realm, RealmMapping>> = {
  de: { locale: 'de', domainSuffix: 'de', shard: 'eu' },
  fi: { locale: 'fi', domainSuffix: 'fi', shard: 'eu' },
  fr: { locale: 'fr', domainSuffix: 'fr', shard: 'eu' },
  no: { locale: 'nb', domainSuffix: 'no', shard: 'eu' },
  nl: { locale: 'nl', domainSuffix: 'nl', shard: 'eu' },
  se: { locale: 'sv', domainSuffix: 'se', shard: 'eu' },
  uk: { locale: 'en-GB', domainSuffix: 'co.uk', shard: 'eu' },
  us: { locale: 'en-US', domainSuffix: 'com', shard: 'us' },
};

/** Returns whether a text names a realm. */
export function isRealm(text: string): text is Realm {
  return realms.some((realm) => realm === text);
}

/** Returns the realms whose data are on a shard. */
export function realmsOf(shard: Shard): Realm[] {
  return realms.filter((realm) => realmMapping[realm].shard === shard);
}
