import { panelHostname } from './realmHosts.ts';
import { originOn, type Site } from './site.ts';

/** What the apps read from `/config.json` at start; without `clientId` the host has no realm. */
export interface AppConfiguration {
  services: { auth: string; account: string; customerManagement: { eu: string; us: string } };
  clientId?: string;
  links: { panel?: string };
}

/** The configuration of the apps on a host, with the services at a sandbox's base address. */
export function configurationOf(site: Site, sandbox: string): AppConfiguration {
  const realm = site.kind === 'apps' ? site.realm : undefined;
  return {
    services: {
      auth: `${sandbox}/auth`,
      account: `${sandbox}/account`,
      customerManagement: { eu: `${sandbox}/customer-management/eu`, us: `${sandbox}/customer-management/us` },
    },
    ...(realm && { clientId: `realmkit-${realm.realm}` }),
    links: realm?.externalPanel ? { panel: `${originOn(panelHostname(realm), site.port)}/controlpanel` } : {},
  };
}
