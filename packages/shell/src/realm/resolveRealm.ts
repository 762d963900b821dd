import { isRealm, lastLabelOfHost, type Realm, realmOfHost } from '@realmkit/design-system';
import { RealmNotInitialisedError } from './RealmNotInitialisedError.ts';

/**
 * Returns the realm of a page: that of the host, or the stored one if the host's suffix is unknown (shell §1).
 * @throws RealmNotInitialisedError when neither names a realm.
 */
export function resolveRealm(hostname: string, storedRealm: string | null): Realm {
  const realm = realmOfHost(hostname);
  if (realm) return realm;
  if (storedRealm !== null && isRealm(storedRealm)) return storedRealm;
  throw new RealmNotInitialisedError(lastLabelOfHost(hostname));
}
