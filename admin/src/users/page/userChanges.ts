import type { QueryClient } from '@tanstack/react-query';

/** Fetches again what a change to a user's organisations touches: the lists, the user, its history. Settles once what is on show is there. */
export const userHasChanged = (queries: QueryClient): Promise<unknown> =>
  Promise.all(['users', 'userSchoolUnits', 'auditLogs'].map((resource) => queries.invalidateQueries({ queryKey: [resource] })));

/** Lets no list show a user that is deleted. The user itself is not asked for again: it would not be found. */
export function userIsDeleted(queries: QueryClient, uid: string): void {
  queries.removeQueries({ queryKey: ['users', 'getOne', { id: uid }] });
  for (const resource of ['users', 'userSchoolUnits', 'userGroups']) void queries.invalidateQueries({ queryKey: [resource, 'getList'] });
}
