import { defineResource, isOneOf, isUid } from '@realmkit/admin-kit';
import type { SchoolAssociation } from '@realmkit/openapi';
import * as answers from '@realmkit/openapi/answers/customer-management';
import type { components } from '@realmkit/openapi/types/customer-management';
import { groupTypes } from './groupTypes.ts';
import { listQuery } from './listQuery.ts';
import { compositeId, directoryWrites, partsOf, periodWrites } from './relations.ts';
import { roles } from './roles.ts';
import { schoolUnitTypes } from './schoolUnitTypes.ts';

type Schemas = components['schemas'];

/** The role of a user at a school unit, as it is set. */
type RoleAssignment = Schemas['RoleAssignment'] & { readonly userUid: string; readonly schoolUid: string };
/** A print of login cards; who prints chooses its uid, so that a repeated request prints once. */
type NewPrint = Schemas['NewLoginCardPrint'] & { readonly printUid: string };

const withUid = <Item extends { readonly uid: string }>(item: Item) => ({ ...item, id: item.uid });

const users = defineResource('customerManagement', {
  cache: 'users',
  validation: 'service',
  dependsOn: directoryWrites,
  // The record says whether the caller may delete it: nobody deletes themselves.
  allows: (action, record) => action !== 'delete' || record === undefined || !('removable' in record) || record.removable !== false,
  getList: {
    call: 'GET /users',
    answer: answers.listUsers,
    request: (list) => ({ query: listQuery(list) }),
    rows: ({ data }) => data.map(withUid),
    sortable: ['id', 'name', 'userName', 'email'],
    filters: { role: isOneOf(...roles), schoolUid: isUid, groupUid: isUid },
    recordRepresentation: ({ name, userName }) => `${name} (${userName})`,
  },
  getOne: { call: 'GET /users/{uid}', answer: answers.getUser, request: ({ id }) => ({ path: { uid: String(id) } }), record: withUid },
  delete: { call: 'DELETE /users/{uid}', request: ({ id }) => ({ path: { uid: String(id) } }) },
  restore: { call: 'POST /users/{uid}/restore', request: ({ id }) => ({ path: { uid: String(id) } }) },
});

const schoolUnits = defineResource('customerManagement', {
  cache: 'schoolUnits',
  dependsOn: ['schoolUnitIdentifiers'],
  getList: {
    call: 'GET /schoolUnits',
    answer: answers.listSchoolUnits,
    request: (list) => ({ query: listQuery(list) }),
    rows: ({ data }) => data.map(withUid),
    sortable: ['id', 'name', 'type', 'status', 'city', 'pupilNumber'],
    filters: { type: isOneOf(...schoolUnitTypes), active: (value) => typeof value === 'boolean', parent: isUid },
  },
  getOne: {
    call: 'GET /schoolUnits/{id}',
    answer: answers.getSchoolUnit,
    request: ({ id }) => ({ path: { id: String(id) } }),
    record: withUid,
  },
  create: { call: 'POST /schoolUnits', answer: answers.createSchoolUnit, request: ({ data }) => ({ body: data }), record: withUid },
  update: {
    call: 'PATCH /schoolUnits/{id}',
    answer: answers.updateSchoolUnit,
    request: ({ id, data }) => ({ path: { id: String(id) }, body: data }),
    record: withUid,
  },
  /** Its identifiers in other systems, one of each type. */
  set: {
    read: 'GET /schoolUnits/{id}',
    answer: answers.getSchoolUnit,
    write: 'PATCH /schoolUnits/{id}',
    readRequest: ({ id }) => ({ path: { id: String(id) } }),
    members: ({ identifiers }) => identifiers,
    writeRequest: ({ id, members }) => ({ path: { id: String(id) }, body: { identifiers: [...members] } }),
    isSame: (one, other) => one.type === other.type,
  },
});

/** The identifiers that are added to a school unit; the record is the school unit. */
const schoolUnitIdentifiers = defineResource('customerManagement', {
  update: {
    call: 'POST /schoolUnits/{id}/identifiers',
    answer: answers.addSchoolUnitIdentifiers,
    request: ({ id, data }) => ({ path: { id: String(id) }, body: data }),
    record: withUid,
  },
});

const groups = defineResource('customerManagement', {
  cache: 'groups',
  validation: 'service',
  dependsOn: directoryWrites,
  getList: {
    call: 'GET /groups',
    answer: answers.listGroups,
    request: (list) => ({ query: { ...listQuery(list), include: 'schoolUnit' as const } }),
    rows: ({ data }) => data.map(withUid),
    sortable: ['id', 'name', 'type', 'typicalSchoolEntryYear', 'schoolUnit'],
    filters: { type: isOneOf(...groupTypes), schoolUid: isUid },
    groupField: 'schoolUnit',
    recordRepresentation: ({ name, schoolUnit }) => [name, schoolUnit?.name].filter(Boolean).join(', '),
  },
  getOne: {
    call: 'GET /groups/{id}',
    answer: answers.getGroup,
    request: ({ id }) => ({ path: { id: String(id) }, query: { include: 'schoolUnit' as const } }),
    record: withUid,
  },
  create: { call: 'PUT /groups', answer: answers.createGroup, request: ({ data }) => ({ body: data }), record: withUid },
  update: {
    call: 'PATCH /groups/{id}',
    answer: answers.updateGroup,
    request: ({ id, data }) => ({ path: { id: String(id) }, body: data }),
  },
  delete: { call: 'DELETE /groups/{id}', request: ({ id }) => ({ path: { id: String(id) } }) },
});

/** The link of a user to a school unit, with a role; its id is `compositeId(userUid, schoolUid)`. */
const userSchoolUnits = defineResource('customerManagement', {
  cache: 'userSchoolUnits',
  dependsOn: directoryWrites,
  getList: {
    call: 'GET /userSchoolUnits',
    answer: answers.listUserSchoolUnits,
    request: (list) => ({ query: listQuery(list) }),
    rows: ({ data }) => data.map((link) => ({ ...link, id: compositeId(link.userUid, link.schoolUid) })),
    countsRows: true,
  },
  create: {
    call: 'PUT /users/{userUid}/schoolUnits/{schoolUid}',
    request: ({ data: { userUid, schoolUid, role } }: { readonly data: RoleAssignment }) => ({
      path: { userUid, schoolUid },
      body: { role },
    }),
    record: (_, { data }) => ({ ...data, id: compositeId(data.userUid, data.schoolUid) }),
  },
  update: {
    call: 'PUT /users/{userUid}/schoolUnits/{schoolUid}',
    request: ({ id, data }) => {
      const [userUid, schoolUid] = partsOf(id);
      return { path: { userUid, schoolUid }, body: data };
    },
  },
  delete: {
    call: 'DELETE /users/{userUid}/schoolUnits/{schoolUid}',
    request: ({ id }) => {
      const [userUid, schoolUid] = partsOf(id);
      return { path: { userUid, schoolUid } };
    },
  },
});

/** How many people a school unit has, by its uid. */
const schoolUnitSizes = defineResource('customerManagement', {
  dependsOn: directoryWrites,
  getOne: {
    call: 'GET /userSchoolUnits',
    answer: answers.countUserSchoolUnits,
    request: ({ id }) => ({ query: { page: 1, size: 1, filters: JSON.stringify({ schoolUid: String(id) }) } }),
    record: ({ meta }, { id }) => ({ id, people: meta.totalItems }),
  },
});

/** All school associations of a user at once: the only call that takes the schools below a unit along (admin §7). */
const schoolAssociations = defineResource('customerManagement', {
  set: {
    read: 'GET /users/{uid}',
    answer: answers.getUser,
    write: 'PUT /users/{uid}/schoolUnits',
    readRequest: ({ id }) => ({ path: { uid: String(id) } }),
    members: ({ schoolAssociations: present }): readonly SchoolAssociation[] =>
      present.map(({ schoolUid, role }) => ({ schoolUid, role, addToSubSchools: false })),
    writeRequest: ({ id, members }) => ({ path: { uid: String(id) }, body: { schoolAssociations: [...members] } }),
    isSame: (one, other) => one.schoolUid === other.schoolUid,
  },
});

/** The link of a user to a group; its id is `compositeId(userUid, groupUid)`. */
const userGroups = defineResource('customerManagement', {
  cache: 'userGroups',
  dependsOn: directoryWrites,
  getList: {
    call: 'GET /userGroups',
    answer: answers.listUserGroups,
    request: (list) => ({ query: listQuery(list) }),
    rows: ({ data }) => data.map((link) => ({ ...link, id: compositeId(link.userUid, link.groupUid) })),
    countsRows: true,
  },
  create: {
    call: 'PUT /users/{uid}/groups/{groupId}',
    request: ({ data: { userUid, groupUid } }: { readonly data: { readonly userUid: string; readonly groupUid: string } }) => ({
      path: { uid: userUid, groupId: groupUid },
    }),
    record: (_, { data }) => ({ ...data, id: compositeId(data.userUid, data.groupUid) }),
  },
  delete: {
    call: 'DELETE /users/{uid}/groups/{groupId}',
    request: ({ id }) => {
      const [uid, groupId] = partsOf(id);
      return { path: { uid, groupId } };
    },
  },
});

const auditLogs = defineResource('customerManagement', {
  cache: 'auditLogs',
  dependsOn: '*',
  getList: {
    call: 'GET /auditLogs',
    answer: answers.listAuditLogs,
    request: ({ page, size, q, filter }) => {
      // The service searches by one of the filters.
      const filters = { ...filter, ...(q && { q }) };
      return { query: { page, size, ...(Object.keys(filters).length > 0 && { filters: JSON.stringify(filters) }) } };
    },
    rows: ({ data }) => data,
  },
});

/** The history of one user; the filter `userUid` says whose. */
const userAuditLogs = defineResource('customerManagement', {
  cache: 'auditLogs',
  dependsOn: '*',
  getList: {
    call: 'GET /users/{uid}/auditLogs',
    answer: answers.listUserAuditLogs,
    request: ({ page, size, filter }) => ({ path: { uid: String(filter.userUid) }, query: { page, size } }),
    rows: ({ data }) => data,
  },
});

const subscriptionTypes = defineResource('customerManagement', {
  cache: 'subscriptionTypes',
  getList: {
    call: 'GET /subscriptionTypes',
    answer: answers.listSubscriptionTypes,
    request: () => ({}),
    rows: ({ data }) => data.map((type) => ({ ...type, id: type.type })),
    countsRows: true,
  },
});

/** The subscriptions that a user has through schools; the filter `userUid` says whose. */
const schoolSubscriptions = defineResource('customerManagement', {
  dependsOn: [...periodWrites, ...directoryWrites],
  getList: {
    call: 'GET /users/{userUid}/schoolSubscriptions',
    answer: answers.listUserSchoolSubscriptions,
    request: ({ filter }) => ({ path: { userUid: String(filter.userUid) } }),
    rows: ({ data }) => data.map((subscription, index) => ({ ...subscription, id: index })),
    countsRows: true,
  },
});

/** The subscription periods of users; the id of one is `compositeId(legacyId, userUid)`. */
const userSubscriptionPeriods = defineResource('customerManagement', {
  cache: 'userSubscriptionPeriods',
  dependsOn: periodWrites,
  getList: {
    call: 'GET /userSubscriptionPeriods',
    answer: answers.listUserSubscriptionPeriods,
    request: (list) => ({ query: listQuery(list) }),
    rows: ({ data }) => data.map((period) => ({ ...period, id: compositeId(period.legacyId, period.userUid) })),
  },
  create: {
    call: 'POST /userSubscriptionPeriods',
    answer: answers.createUserSubscriptionPeriod,
    request: ({ data }) => ({ body: data }),
    record: ({ legacyId }, { data }) => ({ ...data, legacyId, id: compositeId(legacyId, data.userUid) }),
  },
  update: {
    call: 'PUT /userSubscriptionPeriods/{id}',
    request: ({ id, data }) => ({ path: { id: Number(partsOf(id)[0]) }, body: data }),
  },
  delete: {
    call: 'DELETE /userSubscriptionPeriods/{id}/{id2}',
    request: ({ id }) => ({ path: { id: Number(partsOf(id)[0]), id2: partsOf(id)[1] } }),
  },
});

/** The subscription periods of school units; the id of one is `compositeId(legacyId, schoolUid)`. */
const schoolUnitSubscriptionPeriods = defineResource('customerManagement', {
  cache: 'schoolUnitSubscriptionPeriods',
  dependsOn: periodWrites,
  getList: {
    call: 'GET /schoolUnitSubscriptionPeriods',
    answer: answers.listSchoolUnitSubscriptionPeriods,
    request: (list) => ({ query: listQuery(list) }),
    rows: ({ data }) => data.map((period) => ({ ...period, id: compositeId(period.legacyId, period.schoolUid) })),
  },
  create: {
    call: 'POST /schoolUnitSubscriptionPeriods',
    answer: answers.createSchoolUnitSubscriptionPeriod,
    request: ({ data }) => ({ body: data }),
    record: ({ legacyId }, { data }) => ({ ...data, legacyId, id: compositeId(legacyId, data.schoolUid) }),
  },
  update: {
    call: 'PUT /schoolUnitSubscriptionPeriods/{id}',
    request: ({ id, data }) => ({ path: { id: Number(partsOf(id)[0]) }, body: data }),
  },
  delete: {
    call: 'DELETE /schoolUnitSubscriptionPeriods/{id}/{id2}',
    request: ({ id }) => ({ path: { id: Number(partsOf(id)[0]), id2: partsOf(id)[1] } }),
  },
});

/** An export of the data that is stored about a user: a record of its own, because the service writes it to the user's history. */
const personalData = defineResource('customerManagement', {
  create: {
    call: 'GET /users/{uid}/personalData',
    answer: answers.exportUserData,
    request: ({ data: { userUid } }: { readonly data: { readonly userUid: string } }) => ({ path: { uid: userUid } }),
    record: (content, { data }) => ({ id: data.userUid, content }),
  },
});

/** The pupils of a school unit, group or user, with their current login card; the filter says of which. */
const loginCards = defineResource('customerManagement', {
  dependsOn: directoryWrites,
  getList: {
    call: 'GET /loginCards',
    answer: answers.listLoginCards,
    request: (list) => ({ query: listQuery(list) }),
    rows: ({ data }) => data.map((holder) => ({ ...holder, id: holder.userUid })),
  },
  create: {
    call: 'POST /loginCards',
    answer: answers.issueLoginCards,
    request: ({ data }) => ({ body: data }),
    record: (issued) => ({ ...issued, id: '' }),
  },
  delete: { call: 'DELETE /loginCards/{cardUid}', request: ({ id }) => ({ path: { cardUid: String(id) } }) },
});

/** The print log of login cards; the filter `subject` says of what. */
const loginCardPrints = defineResource('customerManagement', {
  getList: {
    call: 'GET /loginCardPrints',
    answer: answers.listLoginCardPrints,
    request: ({ page, size, filter }) => ({ query: { page, size, filters: JSON.stringify(filter) } }),
    rows: ({ data }) => data.map((print) => ({ ...print, id: print.uid })),
  },
  create: {
    call: 'PUT /loginCardPrints/{printUid}',
    answer: answers.printLoginCards,
    request: ({ data: { printUid, ...body } }: { readonly data: NewPrint }) => ({ path: { printUid }, body }),
    record: (printed, { data }) => ({ ...printed, id: data.printUid }),
  },
});

/** The sync settings of an organisation, by its uid. */
const syncSettings = defineResource('customerManagement', {
  cache: 'syncs',
  dependsOn: ['syncSettingValues', 'syncJobs'],
  getOne: {
    call: 'GET /sync/{org}',
    answer: answers.getSyncSettings,
    request: ({ id }) => ({ path: { org: String(id) } }),
    record: (settings, { id }) => ({ ...settings, id }),
  },
  update: {
    call: 'PUT /sync/{org}/config',
    request: ({ id, data }) => ({ path: { org: String(id) }, body: data }),
  },
});

/** One of the sync settings of an organisation; its id is `compositeId(org, key)`. */
const syncSettingValues = defineResource('customerManagement', {
  update: {
    call: 'PUT /sync/{org}/{key}',
    request: ({ id, data }) => ({ path: { org: partsOf(id)[0], key: syncKeyOf(partsOf(id)[1]) }, body: data }),
  },
});

const syncKeys = ['active', 'dryRun', 'type', 'organizationMap'] as const satisfies readonly components['parameters']['SyncKey'][];

/** @throws {Error} for a setting that syncs do not have */
function syncKeyOf(name: string): components['parameters']['SyncKey'] {
  const key = syncKeys.find((known) => known === name);
  if (key === undefined) throw new Error(`There is no sync setting '${name}'.`);
  return key;
}

/** The resources of customer-management. */
export const customerManagementResources = {
  users,
  schoolUnits,
  schoolUnitIdentifiers,
  groups,
  userSchoolUnits,
  schoolUnitSizes,
  schoolAssociations,
  userGroups,
  auditLogs,
  userAuditLogs,
  subscriptionTypes,
  schoolSubscriptions,
  userSubscriptionPeriods,
  schoolUnitSubscriptionPeriods,
  personalData,
  loginCards,
  loginCardPrints,
  syncSettings,
  syncSettingValues,
};
