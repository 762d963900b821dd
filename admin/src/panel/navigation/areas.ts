import type { Permits } from '@realmkit/admin-kit';

/** A part of the panel with an entry of its own in the navigation; it is open to whoever may do what it is for. */
interface Area {
  /** The path below /controlpanel, which is also the key of its navigation text. */
  readonly path: string;
  /** What the area is for; undefined for one that everybody in the panel may open. */
  readonly needs?: Parameters<Permits>[0];
}

/** The areas in the order of the navigation. Each needs a text in `navigation.areas` and a route in `routes.tsx`. */
const areas = [
  // The management is that of a whole realm: admins of organisations have /controlpanel (admin §2).
  { path: 'beta/manage', needs: { resource: 'users', action: 'list', of: 'realm' } },
  { path: 'students', needs: { resource: 'students', action: 'list' } },
  { path: 'guardians', needs: { resource: 'guardians', action: 'list' } },
  { path: 'employees', needs: { resource: 'employees', action: 'list' } },
  { path: 'groups', needs: { resource: 'legacyGroups', action: 'list' } },
  { path: 'bookshelves', needs: { resource: 'schoolUnitBooks', action: 'create' } },
  { path: 'import', needs: { resource: 'students', action: 'create' } },
  { path: 'cards', needs: { resource: 'loginCards', action: 'list' } },
  { path: 'units', needs: { resource: 'schoolUnits', action: 'list' } },
  { path: 'sync', needs: { resource: 'syncSettings', action: 'show' } },
  { path: 'periods', needs: { resource: 'schoolUnitSubscriptionPeriods', action: 'list' } },
  { path: 'audit', needs: { resource: 'auditLogs', action: 'list' } },
  { path: 'settings' },
] as const satisfies readonly Area[];

/** The path of an area below /controlpanel. */
export type AreaPath = (typeof areas)[number]['path'];

const isOpen = (permits: Permits, area: Area): boolean => area.needs === undefined || permits(area.needs);

/** Returns the areas that are open to a user. */
export const openAreas = (permits: Permits): readonly { readonly path: AreaPath }[] => areas.filter((area) => isOpen(permits, area));

/** Returns whether the area of a page is open to a user; a page outside of all areas is. */
export const isOpenPath = (permits: Permits, pathname: string): boolean =>
  areas.filter(({ path }) => `${pathname}/`.startsWith(`/controlpanel/${path}/`)).every((area) => isOpen(permits, area));
