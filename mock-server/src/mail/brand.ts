import type { Realm } from '../database/realms.ts';

/** Returns the brand of a realm (shell §1); France has its own one. */
export function brandOf(realm: Realm): string {
  return realm === 'fr' ? 'Libellule' : 'Realmkit';
}
