import type { Realm } from '../database/realms.ts';
import { realmOrigins } from '../origins/realmOrigins.ts';
import type { ServiceShard } from '../services/serviceShard.ts';

/** Returns the function that gives the origin of a realm's apps: the public one, or the one on the gateway's port of this machine. */
export const appOriginOn =
  (gatewayPort: number) =>
  (realm: Realm): string =>
    realmOrigins.originOn(realmOrigins.appsHostname(realm), String(gatewayPort));

/** Returns the URL of a realm's page: on the requesting origin if it belongs to the realm, else on the configured one. */
export function realmUrl({ appOrigin }: Pick<ServiceShard, 'appOrigin'>, realm: Realm, path: string, origin?: string): string {
  const home = origin !== undefined && realmOrigins.isOriginOf(realm, origin) ? origin : appOrigin(realm);
  return `${home}${path}`;
}
