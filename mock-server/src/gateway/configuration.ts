import { panelHostname } from './realmHosts.ts';
import { sampleLinks } from './samples/samplesSite.ts';
import { originOn, type Site } from './site.ts';

/** The address of every service below a common one; customer management has one per data shard (shell §1). */
const servicesBelow = (base: string) => ({
  auth: `${base}/auth`,
  account: `${base}/account`,
  payment: `${base}/payment`,
  submissions: `${base}/submissions`,
  library: `${base}/library`,
  bookBackend: `${base}/book-backend`,
  bookContent: `${base}/book-content`,
  controlPanel: `${base}/control-panel`,
  customerManagement: { eu: `${base}/customer-management/eu`, us: `${base}/customer-management/us` },
  sync: `${base}/sync`,
  activityStream: `${base}/activity-stream`,
  analytics: `${base}/analytics`,
});

/** What the apps read from `/config.json` at start; without `clientId` the host has no realm. */
export interface AppConfiguration {
  services: ReturnType<typeof servicesBelow>;
  clientId?: string;
  links: { panel?: string } & Partial<ReturnType<typeof sampleLinks>>;
}

/** The configuration of the apps on a host, with the services below one base address: the sandbox's or the mock's. */
export function configurationOf(site: Site, base: string): AppConfiguration {
  const realm = site.kind === 'apps' ? site.realm : undefined;
  return {
    services: servicesBelow(base),
    ...(realm && { clientId: `realmkit-${realm.realm}` }),
    links: {
      ...(realm && sampleLinks(originOn(site.hostname, site.port))),
      ...(realm?.externalPanel && { panel: `${originOn(panelHostname(realm), site.port)}/controlpanel` }),
    },
  };
}
