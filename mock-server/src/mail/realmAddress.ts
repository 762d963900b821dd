import { type Realm, realmMapping } from '../database/realms.ts';
import { isOriginOf } from '../services/auth/clients.ts';

/** The address of a page of a realm: on the origin that asked, where it is one of the realm's, else in production. */
export function realmAddress(realm: Realm, path: string, origin?: string): string {
  const home = origin !== undefined && isOriginOf(realm, origin) ? origin : `https://realmkit.${realmMapping[realm].domainSuffix}`;
  return `${home}${path}`;
}
