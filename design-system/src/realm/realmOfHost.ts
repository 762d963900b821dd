import { realmIdentities } from './identities.ts';
import { type Realm, realms } from './Realm.ts';

/** Returns the production host name: without the suffix `.localhost` of local servers and without a trailing dot. */
const productionName = (hostname: string): string =>
  hostname
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/\.localhost$/, '');

/** Returns the realm whose domain suffix a host name (without a port) has, if any (shell §1). */
export function realmOfHost(hostname: string): Realm | undefined {
  const name = productionName(hostname);
  return realms.find((realm) => name.endsWith(`.${realmIdentities[realm].domainSuffix}`));
}

/** Returns the last label of a host name, the x of 'Realm {x} is not initialised' (shell §8); an IP address is returned unchanged. */
export function lastLabelOfHost(hostname: string): string {
  const name = productionName(hostname);
  const isIpAddress = name.includes(':') || /^[\d.]+$/.test(name);
  return isIpAddress ? name : name.slice(name.lastIndexOf('.') + 1);
}
