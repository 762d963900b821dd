import { gatewayPort } from './ports.ts';

/** The eight realms and the suffixes of their hosts. */
export const suffixes = { de: 'de', fi: 'fi', fr: 'fr', no: 'no', nl: 'nl', se: 'se', uk: 'co.uk', us: 'com' } as const;
export type Realm = keyof typeof suffixes;

/** Returns the origin of a realm's apps. */
export const origin = (realm: Realm): string => `http://realmkit.${suffixes[realm]}.localhost:${gatewayPort}`;

/** Returns the origin of a realm's external panel. */
export const panelOrigin = (realm: Realm): string => origin(realm).replace('realmkit.', 'panel.realmkit.');

/** Returns the realm that a host belongs to; undefined for hosts without one. */
export const realmOfHost = (hostname: string): Realm | undefined =>
  (Object.keys(suffixes) as Realm[]).find((realm) => hostname.endsWith(`realmkit.${suffixes[realm]}.localhost`));

/** Returns the URL of the user management (shell §2). */
export const usersUrl = (realm: Realm): string => `${origin(realm)}/controlpanel/beta/manage?tab=users`;

/** The password of every demo account. */
export const password = 'realmkit-demo';
