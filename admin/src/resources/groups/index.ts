import type { ResourceProps } from '@realmkit/admin-kit';

/** The groups of the realm; their list is a tab of the beta management. */
export const groups: ResourceProps = {
  name: 'groups',
  path: 'beta/manage/groups',
  texts: ['people', 'delete'],
  create: () => import('./GroupCreate.tsx'),
  edit: () => import('./GroupEdit.tsx'),
  recordRepresentation: 'name',
};
