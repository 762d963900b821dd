import { realmOrigins } from '@realmkit/mock-server';
import type { Site } from './site.ts';

/** A redirect: the location and its status, permanent or not. */
export interface Redirect {
  readonly location: string;
  readonly status: 301 | 302;
}

const frenchAppHosts = new Set(['app.realmkit.fr.localhost', 'app.realmkit.fr']);
const isControlPanel = (path: string) => path === '/controlpanel' || path.startsWith('/controlpanel/');

/**
 * Returns the redirect of a page that moved (shell §2): the French application host moved permanently to the French domain, and in some countries
 * the control panel has its own host. Path and query stay.
 */
export function redirectFor(site: Site, path: string, query: string): Redirect | undefined {
  if (site.kind !== 'apps' || !site.realm) return undefined;
  if (frenchAppHosts.has(site.hostname))
    return { location: `${realmOrigins.originOn(site.hostname.slice('app.'.length), site.port)}${path}${query}`, status: 301 };
  const { realm, externalPanel } = site.realm;
  if (externalPanel && site.hostname === realmOrigins.appsHostname(realm) && isControlPanel(path))
    return { location: `${realmOrigins.originOn(realmOrigins.panelHostname(realm), site.port)}${path}${query}`, status: 302 };
  return undefined;
}
