import { realmIdentities } from './identities.ts';
import { type Realm, realms } from './Realm.ts';

/** Local servers carry `.localhost` behind the production name; a host name may end in the root's dot. */
const productionName = (hostname: string): string =>
  hostname
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/\.localhost$/, '');

/** The realm whose domain suffix a host name ends in, if any (shell §1); the host name comes without a port. */
export function realmOfHost(hostname: string): Realm | undefined {
  const name = productionName(hostname);
  return realms.find((realm) => name.endsWith(`.${realmIdentities[realm].domainSuffix}`));
}

/** The last label of a host name, the x of 'Realm {x} is not initialised' (shell §8); an IP address is given back whole. */
export function lastLabelOfHost(hostname: string): string {
  const name = productionName(hostname);
  const isAddress = name.includes(':') || /^[\d.]+$/.test(name);
  return isAddress ? name : name.slice(name.lastIndexOf('.') + 1);
}
