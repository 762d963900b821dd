import { type Realm, realmOrigins, sampleBookId } from '@realmkit/mock-server';
import type { RealmHost } from '../realmHosts.ts';

/** A door of the launchpad: a demo account and the page that opens for it. */
export interface Door {
  readonly userName: string;
  readonly path: (realm: Realm) => string;
}

const users = '/controlpanel/beta/manage?tab=users';
const home = (userName: string): Door => ({ userName, path: () => '/' });

/** The doors, by the name in their address: those for kinds of users, then one for each other account. */
export const doors = {
  'school-admin': { userName: 'schooladmin', path: () => '/controlpanel' },
  family: home('guardian'),
  reader: { userName: 'guardian', path: (realm) => `/reader/${sampleBookId(realm)}` },
  superuser: { userName: 'superuser', path: () => users },
  teacher: home('teacher'),
  consumer: home('consumer'),
  student: home('student'),
  shared: home('shared'),
} as const satisfies Readonly<Record<string, Door>>;

/** The name of a door. */
export type DoorName = keyof typeof doors;

/** Returns the door of a name from an address. */
export const doorOf = (name: string): Door | undefined => new Map<string, Door>(Object.entries(doors)).get(name);

/** Returns the origin on which a door opens: a country may have its panel on a host of its own. */
export function doorOrigin({ realm, externalPanel }: RealmHost, { path }: Door, port: string): string {
  const onPanelHost = externalPanel && path(realm).startsWith('/controlpanel');
  return realmOrigins.originOn(onPanelHost ? realmOrigins.panelHostname(realm) : realmOrigins.appsHostname(realm), port);
}
