import { unwrap } from '@realmkit/openapi';
import type { Clients } from '@realmkit/shell';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Person, PersonAttributes, PersonData, PersonType } from './personTypes.ts';

type ControlPanel = Pick<Clients, 'controlPanel'>;

/** Reads a person anew from the service. */
export const readPerson = async ({ controlPanel }: ControlPanel, type: PersonType, userId: number, signal?: AbortSignal): Promise<Person> =>
  unwrap(
    await controlPanel.GET('/{apiVersion}/{type}/{userId}', {
      params: { path: { apiVersion: 'v2', type, userId } },
      ...(signal && { signal }),
    }),
  );

/** A person, read anew whenever the page opens: a row of a list says too little. */
export const personQuery = (clients: ControlPanel, type: PersonType, id: number) =>
  queryOptions({ queryKey: ['person', type, id], queryFn: ({ signal }) => readPerson(clients, type, id, signal), staleTime: 0 });

/** What a new person of a type can have. */
export const templateQuery = ({ controlPanel }: ControlPanel, type: PersonType) =>
  queryOptions({
    queryKey: ['person', type, 'template'],
    queryFn: async ({ signal }): Promise<PersonAttributes> => {
      const params = { path: { apiVersion: 'v2', type } } as const;
      return unwrap(await controlPanel.GET('/{apiVersion}/{type}/template', { params, signal })).attributes;
    },
  });

/** The groups that a person is in. */
export const personGroupsQuery = ({ controlPanel }: ControlPanel, userId: number) =>
  queryOptions({
    queryKey: ['person', 'groups', userId],
    queryFn: async ({ signal }) =>
      unwrap(await controlPanel.GET('/v2/users/{userId}/groups', { params: { path: { userId } }, signal })).values,
    staleTime: 0,
  });

/** The groups of an organisation, as far as one page reaches. */
export const groupsOfOrganizationQuery = ({ controlPanel }: ControlPanel, id: number) =>
  queryOptions({
    queryKey: ['legacyGroups', 'ofOrganization', id],
    queryFn: async ({ signal }) => {
      const params = { path: { id }, query: { size: 100, sort: 'name,asc' as const } };
      return unwrap(await controlPanel.GET('/v1/organizations/{id}/groups', { params, signal })).data;
    },
  });

/** Writes some attributes of a person. */
export const updatePerson = async ({ controlPanel }: ControlPanel, type: PersonType, userId: number, data: PersonData): Promise<void> => {
  const params = { path: { apiVersion: 'v2', type, userId } } as const;
  unwrap(await controlPanel.PATCH('/{apiVersion}/{type}/{userId}', { params, body: { data } }));
};

/** Deletes a person: gone from all lists at once, erased within 30 days (admin §9). */
export const deletePerson = async ({ controlPanel }: ControlPanel, type: PersonType, userId: number): Promise<void> => {
  unwrap(await controlPanel.DELETE('/v1/{type}/{userId}', { params: { path: { type, userId } } }));
};

/** Puts a person into exactly these groups. */
export const setGroups = async ({ controlPanel }: ControlPanel, userId: number, groups: readonly number[]): Promise<void> => {
  unwrap(await controlPanel.PUT('/v1/users/{userId}/groups', { params: { path: { userId } }, body: { data: [...groups] } }));
};

/** Whom a change of people concerns: the lists and the people themselves are fetched again. */
export const peopleHaveChanged = (queries: QueryClient): Promise<unknown> =>
  Promise.all(
    ['person', 'students', 'guardians', 'employees', 'people', 'groupMembers', 'users', 'userSchoolUnits', 'userGroups', 'auditLogs'].map(
      (resource) => queries.invalidateQueries({ queryKey: [resource] }),
    ),
  );
