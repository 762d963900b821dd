import { hostnameOf, realmOrigins } from '@realmkit/mock-server';
import { type RealmHost, realmOfHostname } from './realmHosts.ts';

/**
 * The site of a host: the launchpad on bare localhost, the auth service of a realm, or the apps; without `realm` the apps show that they are not
 * initialised.
 */
export type Site =
  | { readonly kind: 'launchpad' | 'auth'; readonly hostname: string; readonly port: string }
  | { readonly kind: 'apps'; readonly hostname: string; readonly port: string; readonly realm?: RealmHost };

const bare = new Set(['localhost', '127.0.0.1', '[::1]', '']);

/** Parses a request's Host header, with or without a port. */
export function siteOf(hostHeader: string | undefined): Site {
  const hostname = hostnameOf(hostHeader);
  const port = /:(\d+)$/.exec(hostHeader?.trim() ?? '')?.[1] ?? '';
  if (bare.has(hostname)) return { kind: 'launchpad', hostname: 'localhost', port };
  const realm = realmOfHostname(hostname);
  if (realm && hostname === realmOrigins.authHostname(realm.realm)) return { kind: 'auth', hostname, port };
  return { kind: 'apps', hostname, port, ...(realm && { realm }) };
}
