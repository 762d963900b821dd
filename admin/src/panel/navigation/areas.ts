import type { PanelAccess } from '../../access/panelAccess.ts';

/** Who works in an area: every employee, or those with the admin flag only (admin §6). Superusers work in all of them. */
type Audience = 'employee' | 'admin' | 'superuser';

/** A part of the panel with an entry of its own in the navigation. */
export interface Area {
  /** Its address below /controlpanel, by which the navigation's texts are found too. */
  readonly path: string;
  readonly audience: Audience;
}

/** The areas in the order of the navigation. The texts of `navigation.areas` and the routes in `routes.tsx` have a line for each. */
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

/** The address of an area below /controlpanel. */
export type AreaPath = (typeof areas)[number]['path'];

/** Who stands before the navigation. */
export interface AreaVisitor {
  readonly access: PanelAccess;
  /** Whether the person has the admin flag at an organisation. */
  readonly isAdmin: boolean;
}

/** Whether somebody works in an area. */
export const isOpenTo = (audience: Audience, { access, isAdmin }: AreaVisitor): boolean =>
  access === 'superuser' || (access === 'employee' && (audience === 'employee' || (audience === 'admin' && isAdmin)));

/** The areas that somebody works in. */
export const areasOf = (visitor: AreaVisitor): readonly { readonly path: AreaPath; readonly audience: Audience }[] =>
  areas.filter(({ audience }) => isOpenTo(audience, visitor));
