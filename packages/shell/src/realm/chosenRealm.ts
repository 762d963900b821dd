import type { Realm } from '@realmkit/design-system';
import { resolveRealm } from './resolveRealm.ts';

const storageKey = 'realmkit-realm';

/**
 * Resolves the realm of a page and stores it for later visits (shell §1: the chosen realm persists).
 * @throws RealmNotInitialisedError when neither host nor storage names a realm.
 */
export function chosenRealm(hostname: string, storage: Storage): Realm {
  const realm = resolveRealm(hostname, storage.getItem(storageKey));
  storage.setItem(storageKey, realm);
  return realm;
}
