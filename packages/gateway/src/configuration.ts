import { realmOrigins } from '@realmkit/mock-server';
import { type ServiceUrls, serviceUrlsBelow } from '@realmkit/openapi/services';
import type { RealmHost } from './realmHosts.ts';
import { sampleLinks } from './samples/samplesSite.ts';
import type { Site } from './site.ts';

/** The configuration that the apps read from `/config.json` at start; without `clientId` the host has no realm. */
export interface AppConfiguration {
  services: ServiceUrls;
  /** The issuer of the tokens, where it differs from the auth service's URL. */
  issuer?: string;
  clientId?: string;
  /** The publishable key of the card provider; without it payments are simulated. */
  cardProviderKey?: string;
  links: { panel?: string } & Partial<ReturnType<typeof sampleLinks>>;
}

/** Returns the URL of the auth service for the apps of a realm, on a host of the same site. */
export const authUrl = ({ realm }: RealmHost, port: string): string =>
  `${realmOrigins.originOn(realmOrigins.authHostname(realm), port)}/auth`;

/**
 * Returns the configuration of the apps on a host, with the services below one base URL: the sandbox's or the mock's. The mock has no session and
 * so needs no host for auth.
 */
export function configurationOf(site: Site, base: string, stateless = false, cardProviderKey?: string): AppConfiguration {
  const realm = site.kind === 'apps' ? site.realm : undefined;
  const services = serviceUrlsBelow(base);
  return {
    ...(realm && !stateless ? { services: { ...services, auth: authUrl(realm, site.port) }, issuer: services.auth } : { services }),
    ...(realm && { clientId: `realmkit-${realm.realm}` }),
    ...(cardProviderKey && { cardProviderKey }),
    links: {
      ...(realm && sampleLinks(realmOrigins.originOn(site.hostname, site.port))),
      ...(realm?.externalPanel && { panel: `${realmOrigins.originOn(realmOrigins.panelHostname(realm.realm), site.port)}/controlpanel` }),
    },
  };
}
