import type { ResourceProps } from '@realmkit/admin-kit';

/** The users of the realm; their list is a tab of the beta management. */
export const users: ResourceProps = {
  name: 'users',
  path: 'beta/manage/users',
  texts: ['people', 'delete'],
  edit: () => import('./UserEdit.tsx'),
  recordRepresentation: 'name',
};
