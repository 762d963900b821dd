import type { Realm } from '../database/realms.ts';

/** The name that a realm goes by (shell §1); France has its own brand. */
export function brandOf(realm: Realm): string {
  return realm === 'fr' ? 'Libellule' : 'Realmkit';
}
