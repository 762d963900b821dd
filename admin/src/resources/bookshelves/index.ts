import type { ResourceProps } from '@realmkit/admin-kit';

/** The bookshelves of school units, and of people. */
export const bookshelves: ResourceProps = {
  name: 'schoolUnitBooks',
  path: 'bookshelves',
  texts: ['people'],
  list: () => import('./BookshelvesPage.tsx'),
};
