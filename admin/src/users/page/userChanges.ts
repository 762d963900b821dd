import type { QueryClient } from '@tanstack/react-query';

/** Invalidates the queries that show a user's organisations. Settles once the visible ones are refetched. */
export const invalidateUser = (queries: QueryClient): Promise<unknown> =>
  Promise.all(['users', 'userSchoolUnits', 'auditLogs'].map((resource) => queries.invalidateQueries({ queryKey: [resource] })));

/** Removes a deleted user from the cache and refetches the lists; the user itself is not fetched again, because it would not be found. */
export function removeDeletedUser(queries: QueryClient, uid: string): void {
  queries.removeQueries({ queryKey: ['users', 'getOne', { id: uid }] });
  for (const resource of ['users', 'userSchoolUnits', 'userGroups']) void queries.invalidateQueries({ queryKey: [resource, 'getList'] });
}
