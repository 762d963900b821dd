import type { Realm } from '../database/realms.ts';
import { realmOrigins } from '../origins/realmOrigins.ts';

/** Returns the URL of a realm's page: on the requesting origin if it belongs to the realm, else on the public one. */
export function realmUrl(realm: Realm, path: string, origin?: string): string {
  const home = origin !== undefined && realmOrigins.isOriginOf(realm, origin) ? origin : realmOrigins.homeOf(realm);
  return `${home}${path}`;
}
