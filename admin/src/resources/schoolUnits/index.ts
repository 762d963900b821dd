import type { ResourceProps } from '@realmkit/admin-kit';

/** The school units of an admin. */
export const schoolUnits: ResourceProps = {
  name: 'schoolUnits',
  path: 'units',
  texts: ['people'],
  list: () => import('./SchoolUnitsPage.tsx'),
  create: () => import('./SchoolUnitCreate.tsx'),
  edit: () => import('./SchoolUnitEdit.tsx'),
  recordRepresentation: 'name',
};

/** The organisations and school units of the realm; their list is a tab of the beta management. */
export const managedSchoolUnits: ResourceProps = { ...schoolUnits, path: 'beta/manage/organizations', list: undefined };
