import { unwrap } from '@realmkit/openapi';
import type { Clients } from '@realmkit/shell';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Person, PersonAttributes, PersonData, PersonType } from './personTypes.ts';

type ControlPanel = Pick<Clients, 'controlPanel'>;

/** Fetches a person from the service. */
export const fetchPerson = async (
  { controlPanel }: ControlPanel,
  type: PersonType,
  userId: number,
  signal?: AbortSignal,
): Promise<Person> =>
  unwrap(
    await controlPanel.GET('/{apiVersion}/{type}/{userId}', {
      params: { path: { apiVersion: 'v2', type, userId } },
      ...(signal && { signal }),
    }),
  );

/** Returns the query of a person, which is refetched whenever the page opens: a list row has too few fields. */
export const personQuery = (clients: ControlPanel, type: PersonType, id: number) =>
  queryOptions({ queryKey: ['person', type, id], queryFn: ({ signal }) => fetchPerson(clients, type, id, signal), staleTime: 0 });

/** Returns the query of the attributes of a new person of a type. */
export const templateQuery = ({ controlPanel }: ControlPanel, type: PersonType) =>
  queryOptions({
    queryKey: ['person', type, 'template'],
    queryFn: async ({ signal }): Promise<PersonAttributes> => {
      const params = { path: { apiVersion: 'v2', type } } as const;
      return unwrap(await controlPanel.GET('/{apiVersion}/{type}/template', { params, signal })).attributes;
    },
  });

/** Returns the query of a person's groups. */
export const personGroupsQuery = ({ controlPanel }: ControlPanel, userId: number) =>
  queryOptions({
    queryKey: ['person', 'groups', userId],
    queryFn: async ({ signal }) =>
      unwrap(await controlPanel.GET('/v2/users/{userId}/groups', { params: { path: { userId } }, signal })).values,
    staleTime: 0,
  });

/** Returns the query of an organisation's groups, up to one page. */
export const groupsOfOrganizationQuery = ({ controlPanel }: ControlPanel, id: number) =>
  queryOptions({
    queryKey: ['legacyGroups', 'ofOrganization', id],
    queryFn: async ({ signal }) => {
      const params = { path: { id }, query: { size: 100, sort: 'name,asc' as const } };
      return unwrap(await controlPanel.GET('/v1/organizations/{id}/groups', { params, signal })).data;
    },
  });

/** Updates some attributes of a person. */
export const updatePerson = async ({ controlPanel }: ControlPanel, type: PersonType, userId: number, data: PersonData): Promise<void> => {
  const params = { path: { apiVersion: 'v2', type, userId } } as const;
  unwrap(await controlPanel.PATCH('/{apiVersion}/{type}/{userId}', { params, body: { data } }));
};

/** Deletes a person: removed from all lists at once, erased within 30 days (admin §9). */
export const deletePerson = async ({ controlPanel }: ControlPanel, type: PersonType, userId: number): Promise<void> => {
  unwrap(await controlPanel.DELETE('/v1/{type}/{userId}', { params: { path: { type, userId } } }));
};

/** Replaces the groups of a person. */
export const setGroups = async ({ controlPanel }: ControlPanel, userId: number, groups: readonly number[]): Promise<void> => {
  unwrap(await controlPanel.PUT('/v1/users/{userId}/groups', { params: { path: { userId } }, body: { data: [...groups] } }));
};

/** Invalidates the queries that show people. */
export const invalidatePeople = (queries: QueryClient): Promise<unknown> =>
  Promise.all(
    ['person', 'students', 'guardians', 'employees', 'people', 'groupMembers', 'users', 'userSchoolUnits', 'userGroups', 'auditLogs'].map(
      (resource) => queries.invalidateQueries({ queryKey: [resource] }),
    ),
  );
