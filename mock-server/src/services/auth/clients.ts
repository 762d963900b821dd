import { isRealm, type Realm, realmFacts, realms } from '../../database/realms.ts';

/** The realm of a client, undefined where there is no such client. */
export function realmOfClient(clientId: string): Realm | undefined {
  const realm = /^realmkit-([a-z]{2})$/.exec(clientId)?.[1] ?? '';
  return isRealm(realm) ? realm : undefined;
}

/** The client of a realm. */
export function clientIdOf(realm: Realm): string {
  return `realmkit-${realm}`;
}

function parseUrl(uri: string): URL | undefined {
  return URL.canParse(uri) ? new URL(uri) : undefined;
}

/** Whether an origin is one of a realm's apps: its production hosts by https, or the same with `.localhost` behind on any port. */
export function isOriginOf(realm: Realm, origin: string): boolean {
  const url = parseUrl(origin);
  if (!url || url.username || url.password) return false;
  const host = `realmkit.${realmFacts[realm].domainSuffix}`;
  const hosts = [host, `panel.${host}`];
  if (url.protocol === 'https:' && url.port === '') return hosts.includes(url.hostname);
  return url.protocol === 'http:' && hosts.some((known) => url.hostname === `${known}.localhost`);
}

/** Whether a code may be sent to an uri: `/login` on a host of the realm. */
export function isRedirectUri(realm: Realm, uri: string): boolean {
  const url = parseUrl(uri);
  return url !== undefined && isOriginOf(realm, url.href) && url.pathname === '/login' && url.search === '' && !uri.includes('#');
}

/** Whether a browser may be sent to an uri after signing out: any uri of an app of any realm. */
export function isPostLogoutRedirectUri(uri: string): boolean {
  return realms.some((realm) => isOriginOf(realm, uri));
}
