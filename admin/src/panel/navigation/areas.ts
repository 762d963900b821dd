import type { PanelAccess } from '../../access/panelAccess.ts';

/** The audience of an area: every employee, or those with the admin flag only (admin §6). Superusers may open all of them. */
type Audience = 'employee' | 'admin' | 'superuser';

/** A part of the panel with an entry of its own in the navigation. */
export interface Area {
  /** The path below /controlpanel, which is also the key of its navigation text. */
  readonly path: string;
  readonly audience: Audience;
}

/** The areas in the order of the navigation. Each needs a text in `navigation.areas` and a route in `routes.tsx`. */
export const areas = [
  { path: 'beta/manage', audience: 'superuser' },
  { path: 'students', audience: 'employee' },
  { path: 'guardians', audience: 'employee' },
  { path: 'employees', audience: 'employee' },
  { path: 'groups', audience: 'employee' },
  { path: 'bookshelves', audience: 'employee' },
  { path: 'import', audience: 'employee' },
  { path: 'cards', audience: 'admin' },
  { path: 'units', audience: 'admin' },
  { path: 'sync', audience: 'admin' },
  { path: 'periods', audience: 'admin' },
  { path: 'audit', audience: 'admin' },
  { path: 'settings', audience: 'employee' },
] as const satisfies readonly Area[];

/** The path of an area below /controlpanel. */
export type AreaPath = (typeof areas)[number]['path'];

/** The rights of a user that decide which areas are open. */
export interface AreaVisitor {
  readonly access: PanelAccess;
  /** Whether the user has the admin flag at an organisation. */
  readonly isAdmin: boolean;
}

/** Returns whether a user may open the areas of an audience. */
export const isOpenTo = (audience: Audience, { access, isAdmin }: AreaVisitor): boolean =>
  access === 'superuser' || (access === 'employee' && (audience === 'employee' || (audience === 'admin' && isAdmin)));

/** Returns the areas that a user may open. */
export const areasOf = (visitor: AreaVisitor): readonly { readonly path: AreaPath; readonly audience: Audience }[] =>
  areas.filter(({ audience }) => isOpenTo(audience, visitor));
