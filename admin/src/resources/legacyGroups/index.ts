import type { ResourceProps } from '@realmkit/admin-kit';

/** The groups of an organisation. */
export const legacyGroups: ResourceProps = {
  name: 'legacyGroups',
  path: 'groups',
  texts: ['people', 'delete'],
  list: () => import('./LegacyGroupList.tsx'),
  create: () => import('./LegacyGroupCreate.tsx'),
  edit: () => import('./LegacyGroupEdit.tsx'),
  recordRepresentation: ({ attributes }) => attributes.name.value,
};
