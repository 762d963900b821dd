import { unwrap } from '@realmkit/openapi';
import type { components } from '@realmkit/openapi/types/control-panel';
import type { Clients } from '@realmkit/shell';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
/** A group, as far as the user may see it (admin §3). */
export type LegacyGroup = Schemas['Group'];
/** The changes of a group. */
export type GroupData = Schemas['GroupChange']['data'];

/** Returns the path of a group's page. */
export const groupPath = (id: number): string => `/controlpanel/groups/${id}`;

/** Fetches a group. */
export const fetchGroup = async (
  { controlPanel }: Pick<Clients, 'controlPanel'>,
  groupId: number,
  signal?: AbortSignal,
): Promise<LegacyGroup> =>
  unwrap(await controlPanel.GET('/v1/groups/{groupId}', { params: { path: { groupId } }, ...(signal && { signal }) }));

/** Returns the query of a group, which is fetched again whenever its page opens. */
export const groupQuery = (clients: Pick<Clients, 'controlPanel'>, groupId: number) =>
  queryOptions({
    queryKey: ['legacyGroups', 'getOne', groupId],
    queryFn: ({ signal }) => fetchGroup(clients, groupId, signal),
    staleTime: 0,
  });

/** Changes a group; its caller reloads it afterwards (admin §4). */
export const updateGroup = async ({ controlPanel }: Pick<Clients, 'controlPanel'>, groupId: number, data: GroupData): Promise<void> => {
  unwrap(await controlPanel.PATCH('/v1/groups/{groupId}', { params: { path: { groupId } }, body: { data } }));
};

/** Invalidates all queries with groups, the changed group among them (admin §4). */
export const invalidateGroups = (queries: QueryClient): Promise<unknown> =>
  Promise.all(['legacyGroups', 'groups', 'userGroups', 'person'].map((resource) => queries.invalidateQueries({ queryKey: [resource] })));
