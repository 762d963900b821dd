import { type Realm, realms } from '@realmkit/design-system/realm/Realm.ts';
import { type Shard, shards } from '@realmkit/openapi/services';

export { motifs, motifUrl } from '@realmkit/design-system/brand/motifs.ts';
export { brandColours } from '@realmkit/design-system/realm/brandColours.ts';
export { brandFaces, displayFaceFiles } from '@realmkit/design-system/realm/brandFaces.ts';
export { brandRadii } from '@realmkit/design-system/realm/brandRadii.ts';
export { type Locale, realmIdentities } from '@realmkit/design-system/realm/identities.ts';
export { isRealm, type Realm, realms } from '@realmkit/design-system/realm/Realm.ts';
export { type Shard, shards };

/** The data shard of each realm (shell §1). */
export const realmShards = {
  de: 'eu',
  fi: 'eu',
  fr: 'eu',
  no: 'eu',
  nl: 'eu',
  se: 'eu',
  uk: 'eu',
  us: 'us',
} as const satisfies Readonly<Record<Realm, Shard>>;

/** Returns the realms whose data are on a shard. */
export const realmsOf = (shard: Shard): Realm[] => realms.filter((realm) => realmShards[realm] === shard);
