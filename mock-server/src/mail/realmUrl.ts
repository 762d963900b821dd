import { type Realm, realmMapping } from '../database/realms.ts';
import { isOriginOf } from '../services/auth/clients.ts';
import type { ServiceShard } from '../services/serviceShard.ts';

/** Returns the origins of the apps behind the gateway of this machine, which listens on a port. */
export const localAppOrigin =
  (gatewayPort: number) =>
  (realm: Realm): string =>
    `http://realmkit.${realmMapping[realm].domainSuffix}.localhost:${gatewayPort}`;

/** Returns the URL of a realm's page: on the requesting origin if it belongs to the realm, else on the configured one. */
export function realmUrl({ appOrigin }: Pick<ServiceShard, 'appOrigin'>, realm: Realm, path: string, origin?: string): string {
  const home = origin !== undefined && isOriginOf(realm, origin) ? origin : appOrigin(realm);
  return `${home}${path}`;
}
