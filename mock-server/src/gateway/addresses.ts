import { localHostname, panelHostname } from './realmHosts.ts';
import { originOn, type Site } from './site.ts';

/** Where a request has to go instead: the address and whether it is so for good. */
export interface Elsewhere {
  readonly address: string;
  readonly status: 301 | 302;
}

const frenchAppHosts = new Set(['app.realmkit.fr.localhost', 'app.realmkit.fr']);
const isControlPanel = (path: string) => path === '/controlpanel' || path.startsWith('/controlpanel/');

/**
 * Where a page lives at another address (shell §2): the French application host moved for good to the French domain, and in some
 * countries the control panel has a host of its own. Path and query are kept.
 */
export function elsewhere(site: Site, path: string, query: string): Elsewhere | undefined {
  if (site.kind !== 'apps' || !site.realm) return undefined;
  if (frenchAppHosts.has(site.hostname))
    return { address: `${originOn(site.hostname.slice('app.'.length), site.port)}${path}${query}`, status: 301 };
  if (site.realm.externalPanel && site.hostname === localHostname(site.realm) && isControlPanel(path))
    return { address: `${originOn(panelHostname(site.realm), site.port)}${path}${query}`, status: 302 };
  return undefined;
}
