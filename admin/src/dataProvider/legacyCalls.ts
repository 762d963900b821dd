import { unwrap } from '@realmkit/openapi';
import type { Clients } from '@realmkit/shell';
import { type ListRequest, pageOf } from './ListRequest.ts';
import type { ResourceCalls } from './resourceCalls.ts';

const personFields = ['id', 'username', 'name', 'email'] as const;
const groupFields = ['id', 'name'] as const;

/** Returns a sort of the contract; a field that the service does not sort by becomes the default. */
function sortOf<Field extends string>(sort: string, fields: readonly Field[]): `${Field | 'id'},${'asc' | 'desc'}` {
  const [name, direction] = sort.split(',');
  return `${fields.find((field) => field === name) ?? 'id'},${direction === 'asc' ? 'asc' : 'desc'}`;
}

/** Returns the query of a list of the legacy service (admin §7): it has no filters but the organisation or group in the path. */
const queryOf = <Field extends string>({ page, size, sort, searchString }: ListRequest, fields: readonly Field[]) => ({
  page,
  size,
  sort: sortOf(sort, fields),
  ...(searchString && { q: searchString }),
});

const idOf = ({ filters }: ListRequest) => ({ id: Number(filters.organizationId) });
const ofOrganization = (request: ListRequest) => ({ path: idOf(request), query: queryOf(request, personFields) });

/**
 * Returns the calls of the legacy control panel service by resource (admin §7). The filter `organizationId` selects the organisation of
 * people and groups, the filter `groupId` the group of members.
 */
export const legacyCalls = (client: Clients['controlPanel']) =>
  ({
    students: {
      list: async (request) => {
        const result = await client.GET('/v1/organizations/{id}/students', { params: ofOrganization(request), signal: request.signal });
        return pageOf(unwrap(result), (person) => person);
      },
    },
    guardians: {
      list: async (request) => {
        const result = await client.GET('/v1/organizations/{id}/guardians', { params: ofOrganization(request), signal: request.signal });
        return pageOf(unwrap(result), (person) => person);
      },
    },
    employees: {
      list: async (request) => {
        const result = await client.GET('/v1/organizations/{id}/employees', { params: ofOrganization(request), signal: request.signal });
        return pageOf(unwrap(result), (person) => person);
      },
    },
    people: {
      list: async (request) => {
        const result = await client.GET('/v1/organizations/{id}/users', { params: ofOrganization(request), signal: request.signal });
        return pageOf(unwrap(result), (person) => person);
      },
    },
    legacyGroups: {
      list: async (request) => {
        const result = await client.GET('/v1/organizations/{id}/groups', {
          params: { path: idOf(request), query: queryOf(request, groupFields) },
          signal: request.signal,
        });
        return pageOf(unwrap(result), (group) => group);
      },
    },
    groupMembers: {
      list: async (request) => {
        const params = { path: { groupId: Number(request.filters.groupId) }, query: queryOf(request, personFields) };
        return pageOf(unwrap(await client.GET('/v1/groups/{groupId}/users', { params, signal: request.signal })), (person) => person);
      },
    },
  }) satisfies Record<string, ResourceCalls>;
