import type { Realm } from '../database/realms.ts';
import { type AppOrigins, realmOrigins } from '../http/origins/realmOrigins.ts';

/** Returns the function that gives the origin of a realm's apps: the public one, or the one on the gateway's port of this machine. */
export const appOriginOn =
  (gatewayPort: number) =>
  (realm: Realm): string =>
    realmOrigins.originOn(realmOrigins.appsHostname(realm), String(gatewayPort));

/** Returns the URL of a realm's page: on the requesting origin if it belongs to the realm, else on the configured one. */
export function realmUrl({ appOrigin }: AppOrigins, realm: Realm, path: string, origin?: string): string {
  const home = origin !== undefined && realmOrigins.isOriginOf(realm, origin) ? origin : appOrigin(realm);
  return `${home}${path}`;
}
