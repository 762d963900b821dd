import { gatewayPort } from './ports.ts';

/** The eight realms and the end of their hosts, as a visitor knows them. */
export const suffixes = { de: 'de', fi: 'fi', fr: 'fr', no: 'no', nl: 'nl', se: 'se', uk: 'co.uk', us: 'com' } as const;
export type Realm = keyof typeof suffixes;

/** The address of a realm, where its apps are. */
export const origin = (realm: Realm): string => `http://realmkit.${suffixes[realm]}.localhost:${gatewayPort}`;

/** Returns the realm that a host belongs to; undefined for hosts without one. */
export const realmOfHost = (hostname: string): Realm | undefined =>
  (Object.keys(suffixes) as Realm[]).find((realm) => hostname.endsWith(`realmkit.${suffixes[realm]}.localhost`));

/** Where the users are managed (shell §2). */
export const usersAddress = (realm: Realm): string => `${origin(realm)}/controlpanel/beta/manage?tab=users`;

/** The password of every demo account. */
export const password = 'realmkit-demo';
