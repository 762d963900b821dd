import { isRealm, type Realm, realmMapping, realms } from '../../database/realms.ts';

/** Returns the realm of a client id; undefined for an unknown one. */
export function realmOfClient(clientId: string): Realm | undefined {
  const realm = /^realmkit-([a-z]{2})$/.exec(clientId)?.[1] ?? '';
  return isRealm(realm) ? realm : undefined;
}

/** Returns the client id of a realm. */
export function clientIdOf(realm: Realm): string {
  return `realmkit-${realm}`;
}

function parseUrl(uri: string): URL | undefined {
  return URL.canParse(uri) ? new URL(uri) : undefined;
}

/** Returns whether an origin is an app of a realm: a production host with https, or the same host with `.localhost` appended and any port. */
export function isOriginOf(realm: Realm, origin: string): boolean {
  const url = parseUrl(origin);
  if (!url || url.username || url.password) return false;
  const host = `realmkit.${realmMapping[realm].domainSuffix}`;
  const hosts = [host, `panel.${host}`];
  if (url.protocol === 'https:' && url.port === '') return hosts.includes(url.hostname);
  return url.protocol === 'http:' && hosts.some((known) => url.hostname === `${known}.localhost`);
}

/** Returns whether a URI is a valid redirect URI: `/login` on a host of the realm. */
export function isRedirectUri(realm: Realm, uri: string): boolean {
  const url = parseUrl(uri);
  return url !== undefined && isOriginOf(realm, url.href) && url.pathname === '/login' && url.search === '' && !uri.includes('#');
}

/** Returns whether a URI is valid after logout: any URI of an app of any realm. */
export function isPostLogoutRedirectUri(uri: string): boolean {
  return realms.some((realm) => isOriginOf(realm, uri));
}
