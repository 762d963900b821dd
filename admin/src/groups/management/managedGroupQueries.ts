import { type Group, unwrap } from '@realmkit/openapi';
import type { components } from '@realmkit/openapi/types/customer-management';
import type { Clients } from '@realmkit/shell';
import { queryOptions } from '@tanstack/react-query';

type Management = Pick<Clients, 'customerManagement'>;

/** The changes of a group. */
export type ManagedGroupChange = components['schemas']['GroupChange'];

/** Fetches a group with its school unit. */
export const fetchManagedGroup = async ({ customerManagement }: Management, id: string, signal?: AbortSignal): Promise<Group> => {
  const params = { path: { id }, query: { include: 'schoolUnit' as const } };
  return unwrap(await customerManagement.GET('/groups/{id}', { params, ...(signal && { signal }) }));
};

/** Returns the query of a group of the realm, which is fetched again whenever its page opens. */
export const managedGroupQuery = (clients: Management, id: string) =>
  queryOptions({ queryKey: ['groups', 'one', id], queryFn: ({ signal }) => fetchManagedGroup(clients, id, signal), staleTime: 0 });

/** Changes a group (admin §7). */
export const updateManagedGroup = async ({ customerManagement }: Management, id: string, body: ManagedGroupChange): Promise<Group> =>
  unwrap(await customerManagement.PATCH('/groups/{id}', { params: { path: { id } }, body }));
