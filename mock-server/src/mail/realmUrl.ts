import { type Realm, realmMapping } from '../database/realms.ts';
import { isOriginOf } from '../services/auth/clients.ts';

/** Returns the URL of a realm's page: on the requesting origin if it belongs to the realm, else in production. */
export function realmUrl(realm: Realm, path: string, origin?: string): string {
  const home = origin !== undefined && isOriginOf(realm, origin) ? origin : `https://realmkit.${realmMapping[realm].domainSuffix}`;
  return `${home}${path}`;
}
