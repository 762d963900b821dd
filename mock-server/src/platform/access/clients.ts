import { isRealm, type Realm, realms } from '../database/realms.ts';
import { realmOrigins } from '../http/origins/realmOrigins.ts';

/** Returns the realm of a client id; undefined for an unknown one. */
export function realmOfClient(clientId: string): Realm | undefined {
  const realm = /^realmkit-([a-z]{2})$/.exec(clientId)?.[1] ?? '';
  return isRealm(realm) ? realm : undefined;
}

/** Returns the client id of a realm. */
export function clientIdOf(realm: Realm): string {
  return `realmkit-${realm}`;
}

/** Returns whether a URI is a valid redirect URI: `/login` on a host of the realm. */
export function isRedirectUri(realm: Realm, uri: string): boolean {
  if (!realmOrigins.isOriginOf(realm, uri)) return false;
  const { pathname, search } = new URL(uri);
  return pathname === '/login' && search === '' && !uri.includes('#');
}

/** Returns whether a URI is valid after logout: any URI of an app of any realm. */
export function isPostLogoutRedirectUri(uri: string): boolean {
  return realms.some((realm) => realmOrigins.isOriginOf(realm, uri));
}
