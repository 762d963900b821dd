import { unwrap } from '@realmkit/openapi';
import type { components } from '@realmkit/openapi/types/control-panel';
import type { Clients } from '@realmkit/shell';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
/** A group as the one who asks may see it (admin §3). */
export type LegacyGroup = Schemas['Group'];
/** What can be changed of a group. */
export type GroupData = Schemas['GroupChange']['data'];

/** The address of a group's page. */
export const groupPath = (id: number): string => `/controlpanel/groups/${id}`;

/** Reads a group anew from the service. */
export const fetchGroup = async (
  { controlPanel }: Pick<Clients, 'controlPanel'>,
  groupId: number,
  signal?: AbortSignal,
): Promise<LegacyGroup> =>
  unwrap(await controlPanel.GET('/v1/groups/{groupId}', { params: { path: { groupId } }, ...(signal && { signal }) }));

/** A group, read anew whenever its page opens. */
export const groupQuery = (clients: Pick<Clients, 'controlPanel'>, groupId: number) =>
  queryOptions({
    queryKey: ['legacyGroups', 'getOne', groupId],
    queryFn: ({ signal }) => fetchGroup(clients, groupId, signal),
    staleTime: 0,
  });

/** Changes a group; whoever shows it reloads it afterwards (admin §4). */
export const updateGroup = async ({ controlPanel }: Pick<Clients, 'controlPanel'>, groupId: number, data: GroupData): Promise<void> => {
  unwrap(await controlPanel.PATCH('/v1/groups/{groupId}', { params: { path: { groupId } }, body: { data } }));
};

/** Fetches again what shows groups, the group that was changed among them (admin §4). */
export const invalidateGroups = (queries: QueryClient): Promise<unknown> =>
  Promise.all(['legacyGroups', 'groups', 'userGroups', 'person'].map((resource) => queries.invalidateQueries({ queryKey: [resource] })));
