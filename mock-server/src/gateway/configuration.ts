import { authHostname, panelHostname, type RealmHost } from './realmHosts.ts';
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
  /** Who signs the tokens, where that is not the auth service's address. */
  issuer?: string;
  clientId?: string;
  /** The publishable key of the card provider; without it nothing is paid for real. */
  cardProviderKey?: string;
  links: { panel?: string } & Partial<ReturnType<typeof sampleLinks>>;
}

/** The address of the auth service for the apps of a realm: on a host of their own site. */
export const authAddress = (realm: RealmHost, port: string): string => `${originOn(authHostname(realm), port)}/auth`;

/**
 * The configuration of the apps on a host, with the services below one base address: the sandbox's or the mock's. The mock keeps no session
 * and so needs no host of its own for it.
 */
export function configurationOf(site: Site, base: string, stateless = false, cardProviderKey?: string): AppConfiguration {
  const realm = site.kind === 'apps' ? site.realm : undefined;
  const services = servicesBelow(base);
  return {
    ...(realm && !stateless ? { services: { ...services, auth: authAddress(realm, site.port) }, issuer: services.auth } : { services }),
    ...(realm && { clientId: `realmkit-${realm.realm}` }),
    ...(cardProviderKey && { cardProviderKey }),
    links: {
      ...(realm && sampleLinks(originOn(site.hostname, site.port))),
      ...(realm?.externalPanel && { panel: `${originOn(panelHostname(realm), site.port)}/controlpanel` }),
    },
  };
}
