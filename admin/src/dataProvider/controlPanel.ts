import {
  allowedByActions,
  type CreateRequest,
  defineResource,
  type ListRequest,
  type RecordRequest,
  type UpdateRequest,
} from '@realmkit/admin-kit';
import type { AccessRole } from '@realmkit/openapi';
import * as answers from '@realmkit/openapi/answers/control-panel';
import type { components } from '@realmkit/openapi/types/control-panel';
import { directoryWrites } from './relations.ts';

type Schemas = components['schemas'];

/** The version of the legacy paths that the panel uses. */
const apiVersion = 'v2' as const;
const personFields = ['id', 'username', 'name', 'email'] as const;
const groupFields = ['id', 'name'] as const;

/** Returns the query of a list of the legacy service (admin §7): it has no filters but the organisation or group in the path. */
const listQuery = <Field extends string>({ page, size, sort, q }: ListRequest, fields: readonly Field[]) => {
  // A field that the service does not sort by becomes the default.
  const field: Field | 'id' = fields.find((one) => one === sort.field) ?? 'id';
  return { page, size, sort: `${field},${sort.order}` as const, ...(q && { q }) };
};

const organizationOf = ({ filter }: ListRequest) => ({ id: Number(filter.organizationId) });

/** Returns whether a person's record allows an action (admin §6). */
export const allowsOnPerson = allowedByActions({
  show: 'ViewUserInfo',
  edit: 'EditUserInfo',
  delete: 'DeleteUser',
  sendPasswordReset: 'SendPasswordReset',
  listGroups: 'ListGroups',
  viewBookshelf: 'ViewBookshelf',
});

/** What the people of each type have in common. Rows have fewer attributes than records. */
const person = <Type extends Schemas['PersonType']>(type: Type) => ({
  cache: 'users' as const,
  validation: 'service' as const,
  dependsOn: directoryWrites,
  actions: { listGroups: 'getOne', viewBookshelf: 'getOne', sendPasswordReset: 'getOne' } as const,
  // Employees add students, admins people of every type: one call of the contract adds them all.
  allows: (action: string, record: object | undefined, roles: readonly AccessRole[]) =>
    (action !== 'create' || type === 'students' || roles.includes('admin') || roles.includes('superuser')) &&
    allowsOnPerson(action, record),
  getOne: {
    call: 'GET /{apiVersion}/{type}/{userId}' as const,
    answer: answers.getPerson,
    request: ({ id }: RecordRequest) => ({ path: { apiVersion, type, userId: Number(id) } }),
    record: (record: Schemas['User']) => record,
  },
  create: {
    call: 'POST /{apiVersion}/{type}' as const,
    request: ({ data }: CreateRequest<Schemas['NewUser']>) => ({ path: { apiVersion, type }, body: data }),
    record: (_: unknown, { location }: { readonly location: string }) => ({ id: numberOf(location) }),
  },
  update: {
    call: 'PATCH /{apiVersion}/{type}/{userId}' as const,
    request: ({ id, data }: UpdateRequest<Schemas['UserChange'], Schemas['User']>) => ({
      path: { apiVersion, type, userId: Number(id) },
      body: data,
    }),
  },
  delete: {
    call: 'DELETE /v1/{type}/{userId}' as const,
    request: ({ id }: RecordRequest) => ({ path: { type, userId: Number(id) } }),
  },
  restore: {
    call: 'POST /v1/{type}/{userId}/restore' as const,
    request: ({ id }: RecordRequest) => ({ path: { type, userId: Number(id) } }),
  },
});

/** The list of the people of an organisation; the filter `organizationId` says of which. */
const peopleList = {
  request: (list: ListRequest) => ({ path: organizationOf(list), query: listQuery(list, personFields) }),
  rows: ({ data }: { readonly data: readonly Schemas['ListedUser'][] }) => data,
  sortable: personFields,
  recordRepresentation: ({ id, attributes: { name, username } }: Schemas['ListedUser']) => `${name.value ?? id} (${username.value ?? id})`,
};

const students = defineResource('controlPanel', {
  ...person('students'),
  getList: { call: 'GET /v1/organizations/{id}/students', answer: answers.listOrganizationStudents, ...peopleList },
});
const guardians = defineResource('controlPanel', {
  ...person('guardians'),
  getList: { call: 'GET /v1/organizations/{id}/guardians', answer: answers.listOrganizationGuardians, ...peopleList },
});
const employees = defineResource('controlPanel', {
  ...person('employees'),
  getList: { call: 'GET /v1/organizations/{id}/employees', answer: answers.listOrganizationEmployees, ...peopleList },
});

/** The links for a new password that staff send to people. */
const passwordResets = defineResource('controlPanel', {
  create: {
    call: 'POST /v1/{type}/{userId}/passwordReset',
    request: ({ data: { type, userId } }: CreateRequest<{ readonly type: Schemas['PersonType']; readonly userId: number }>) => ({
      path: { type, userId },
    }),
    record: (_: unknown, { data }) => ({ id: data.userId }),
  },
});

/** The passwords of pupils: no list shows them, and none is fetched after it was set. */
const studentPasswords = defineResource('controlPanel', {
  update: {
    call: 'PATCH /{apiVersion}/{type}/{userId}',
    request: ({ id, data }: UpdateRequest<{ readonly password: string }, { id: number }>) => ({
      path: { apiVersion, type: 'students' as const, userId: Number(id) },
      body: { data },
    }),
  },
});

/** Returns the id at the end of a Location header (admin §4). @throws {Error} for a response without one */
function numberOf(location: string): number {
  const id = Number(location);
  if (!Number.isInteger(id) || id < 1) throw new Error('The service did not say which number the new record has.');
  return id;
}

/** All people of an organisation. */
const people = defineResource('controlPanel', {
  cache: 'users',
  dependsOn: directoryWrites,
  getList: { call: 'GET /v1/organizations/{id}/users', answer: answers.listOrganizationUsers, ...peopleList },
});

/** The attributes of a new person, by the type. */
const personTemplates = defineResource('controlPanel', {
  dependsOn: ['schoolUnits'],
  getOne: {
    call: 'GET /{apiVersion}/{type}/template',
    answer: answers.getTemplate,
    request: ({ id }) => ({ path: { apiVersion, type: personTypeOf(id) } }),
    record: (template, { id }) => ({ ...template, id }),
  },
});

const personTypes = ['students', 'guardians', 'employees'] as const satisfies readonly Schemas['PersonType'][];
const personTypeOf = (id: string | number): Schemas['PersonType'] => personTypes.find((type) => type === id) ?? 'students';

const legacyGroups = defineResource('controlPanel', {
  cache: 'groups',
  validation: 'service',
  dependsOn: directoryWrites,
  actions: { setPassword: 'update', setAgeFilter: 'update' },
  allows: allowedByActions({
    edit: 'EditGroup',
    delete: 'DeleteGroup',
    setPassword: 'EditGroupPassword',
    setAgeFilter: 'EditGroupAgeFilter',
  }),
  getList: {
    call: 'GET /v1/organizations/{id}/groups',
    answer: answers.listOrganizationGroups,
    request: (list) => ({ path: organizationOf(list), query: listQuery(list, groupFields) }),
    rows: ({ data }) => data,
    sortable: groupFields,
  },
  getOne: {
    call: 'GET /v1/groups/{groupId}',
    answer: answers.getLegacyGroup,
    request: ({ id }) => ({ path: { groupId: Number(id) } }),
    record: (group) => group,
  },
  create: {
    call: 'POST /v1/groups',
    request: ({ data }) => ({ body: data }),
    record: (_, { location }) => ({ id: numberOf(location) }),
  },
  update: {
    call: 'PATCH /v1/groups/{groupId}',
    request: ({ id, data }) => ({ path: { groupId: Number(id) }, body: data }),
  },
  delete: { call: 'DELETE /v1/groups/{groupId}', request: ({ id }) => ({ path: { groupId: Number(id) } }) },
});

/** The members of a group; the filter `groupId` says of which. A member is removed by an update of the group (admin §7). */
const groupMembers = defineResource('controlPanel', {
  cache: 'users',
  dependsOn: directoryWrites,
  getList: {
    call: 'GET /v1/groups/{groupId}/users',
    answer: answers.listGroupUsers,
    request: (list) => ({ path: { groupId: Number(list.filter.groupId) }, query: listQuery(list, personFields) }),
    rows: ({ data }) => data,
  },
});

/** The groups of a person; the filter `userId` says whose. They are saved as a whole, by the person's id. */
const personGroups = defineResource('controlPanel', {
  cache: 'userGroups',
  dependsOn: directoryWrites,
  getList: {
    call: 'GET /v2/users/{userId}/groups',
    answer: answers.listGroupsOfPerson,
    request: ({ filter }) => ({ path: { userId: Number(filter.userId) } }),
    rows: ({ values }) => values,
    countsRows: true,
  },
  set: {
    read: 'GET /v2/users/{userId}/groups',
    answer: answers.listGroupsOfPerson,
    write: 'PUT /v1/users/{userId}/groups',
    readRequest: ({ id }) => ({ path: { userId: Number(id) } }),
    members: ({ values }) => values.map(({ id }) => id),
    writeRequest: ({ id, members }) => ({ path: { userId: Number(id) }, body: { data: [...members] } }),
    isSame: (one, other) => one === other,
  },
});

/** The groups of an organisation that a person may be put into; the filters are `userId` and `organizationId`. */
const groupOptions = defineResource('controlPanel', {
  dependsOn: directoryWrites,
  getList: {
    call: 'GET /v2/users/{userId}/groupoptions/{organizationId}',
    answer: answers.listGroupOptions,
    request: ({ filter }) => ({ path: { userId: Number(filter.userId), organizationId: Number(filter.organizationId) } }),
    rows: ({ values }) => values,
    countsRows: true,
  },
});

/** The organisations that the logged-in person may see; cached for five minutes (admin §9). */
const organizations = defineResource('controlPanel', {
  staleTime: 300_000,
  dependsOn: ['schoolUnits'],
  getList: {
    call: 'GET /v1/organizations',
    answer: answers.listOrganizations,
    request: () => ({}),
    rows: ({ data }) => data,
    countsRows: true,
  },
});

/** The resources of the legacy control panel service. */
export const controlPanelResources = {
  students,
  guardians,
  employees,
  studentPasswords,
  passwordResets,
  people,
  personTemplates,
  legacyGroups,
  groupMembers,
  personGroups,
  groupOptions,
  organizations,
};
