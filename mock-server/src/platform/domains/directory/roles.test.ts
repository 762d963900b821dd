import { operationsOf, readContract } from '@realmkit/contract-engine';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { strayMemberships } from '../../sandbox/testing/strayMemberships.ts';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../sandbox/testing/testSandbox.ts';
import { ask, tokenOf } from '../../sandbox/testing/visitor.ts';

const period = { type: 'polylino-school', startDate: '2025-08-15', endDate: null };
const config = { active: true, dryRun: true, type: 'skolon', organizationMap: [] };

/** A call of an operation on the demo school admin's organisation, and the expected status for each role. */
interface Row {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly json?: unknown;
  readonly superuser: number;
  /** The status for the admin of the organisation. */
  readonly ownAdmin: number;
  /** The status for the admin of a school of another organisation. */
  readonly otherAdmin: number;
  /** The status for the superuser of another realm on the same shard. */
  readonly otherRealm: number;
}

type Statuses = readonly [superuser: number, ownAdmin: number, otherAdmin: number, otherRealm: number];
const row = (
  operation: string,
  method: string,
  path: string,
  [superuser, ownAdmin, otherAdmin, otherRealm]: Statuses,
  json?: unknown,
): Row => ({
  operation,
  method,
  path,
  superuser,
  ownAdmin,
  otherAdmin,
  otherRealm,
  ...(json !== undefined && { json }),
});

/** Every manager gets a list of their own data. */
const lists: Statuses = [200, 200, 200, 200];
const reads: Statuses = [200, 200, 403, 404];
const sets: Statuses = [204, 204, 403, 404];
const school = '/schoolUnits/se-school-4';

const issuing = row('issueLoginCards', 'POST', '/loginCards', [201, 201, 403, 400], { userUids: ['se-user-6'] });

const deleting = row('deleteUser', 'DELETE', '/users/se-user-6', reads);

const rows: readonly Row[] = [
  row('listUsers', 'GET', '/users', lists),
  row('listSchoolUnits', 'GET', '/schoolUnits', lists),
  row('listGroups', 'GET', '/groups', lists),
  row('listUserGroups', 'GET', '/userGroups', lists),
  row('listUserSchoolUnits', 'GET', '/userSchoolUnits', lists),
  row('listAuditLogs', 'GET', '/auditLogs', lists),
  row('downloadSchoolUnits', 'GET', '/download-schoolUnits', lists),
  row('listSubscriptionTypes', 'GET', '/subscriptionTypes', lists),
  row('listUserSubscriptionPeriods', 'GET', '/userSubscriptionPeriods', lists),
  row('listSchoolUnitSubscriptionPeriods', 'GET', '/schoolUnitSubscriptionPeriods', lists),
  row('getUser', 'GET', '/users/se-user-6', reads),
  row('exportUserData', 'GET', '/users/se-user-6/personalData', reads),
  row('listUserAuditLogs', 'GET', '/users/se-user-6/auditLogs', reads),
  row('listUserSchoolSubscriptions', 'GET', '/users/se-user-6/schoolSubscriptions', reads),
  row('getSchoolUnit', 'GET', school, reads),
  row('getGroup', 'GET', '/groups/se-group-4', reads),
  row('getSyncSettings', 'GET', '/sync/se-school-1', reads),
  deleting,
  row('restoreUser', 'POST', '/users/se-user-6/restore', sets),
  row('removeUserSchoolUnit', 'DELETE', '/users/se-user-3/schoolUnits/se-school-4', reads),
  row('deleteGroup', 'DELETE', '/groups/se-group-4', sets),
  row('replaceUserSchoolUnits', 'PUT', '/users/se-user-6/schoolUnits', sets, {
    schoolAssociations: [{ schoolUid: 'se-school-4', role: 'student' }],
  }),
  row('setUserSchoolUnit', 'PUT', '/users/se-user-6/schoolUnits/se-school-4', sets, { role: 'student' }),
  row('addUserToGroup', 'PUT', '/users/se-user-6/groups/se-group-1', sets),
  row('removeUserFromGroup', 'DELETE', '/users/se-user-6/groups/se-group-4', sets),
  row('createSchoolUnit', 'POST', '/schoolUnits', [201, 201, 403, 400], { name: 'Ny skola', type: 'school', parent: 'se-school-1' }),
  row('updateSchoolUnit', 'PATCH', school, reads, { identifiers: [{ type: 'eduId', value: 'A1' }] }),
  row('addSchoolUnitIdentifiers', 'POST', `${school}/identifiers`, reads, { identifiers: [{ type: 'eduId', value: 'A1' }] }),
  row('createGroup', 'PUT', '/groups', [201, 201, 403, 400], { schoolUid: 'se-school-4', name: 'Kören' }),
  row('updateGroup', 'PATCH', '/groups/se-group-4', reads, { name: 'Klass 3B' }),
  row('createUserSubscriptionPeriod', 'POST', '/userSubscriptionPeriods', [201, 201, 403, 400], { userUid: 'se-user-6', ...period }),
  // Period ids are per realm, so another realm's superuser has a first period too. The user here is a consumer, who is in no school unit of an admin.
  row('updateUserSubscriptionPeriod', 'PUT', '/userSubscriptionPeriods/1', [204, 403, 403, 204], period),
  row('deleteUserSubscriptionPeriod', 'DELETE', '/userSubscriptionPeriods/1/se-user-5', [204, 403, 403, 404]),
  row('createSchoolUnitSubscriptionPeriod', 'POST', '/schoolUnitSubscriptionPeriods', [201, 201, 403, 400], {
    schoolUid: 'se-school-4',
    ...period,
    licences: 10,
  }),
  // What an organisation holds is set by superusers only.
  row('updateSchoolUnitSubscriptionPeriod', 'PUT', '/schoolUnitSubscriptionPeriods/1', [204, 403, 403, 204], period),
  row('deleteSchoolUnitSubscriptionPeriod', 'DELETE', '/schoolUnitSubscriptionPeriods/1/se-school-1', [204, 403, 403, 404]),
  row('setSyncSetting', 'PUT', '/sync/se-school-1/dryRun', sets, { value: true }),
  row('replaceSyncSettings', 'PUT', '/sync/se-school-1/config', sets, { config }),
  row('listLoginCards', 'GET', '/loginCards', lists),
  issuing,
  row('voidLoginCard', 'DELETE', '/loginCards/se-card-1', sets),
  row('listLoginCardPrints', 'GET', '/loginCardPrints', lists),
  row('printLoginCards', 'PUT', '/loginCardPrints/7d0f7a0e-54b2-4f0f-9a53-3f2f8c1f7a10', reads, {
    subject: { kind: 'user', uid: 'se-user-6' },
    method: 'pwd',
    userUids: ['se-user-6'],
  }),
];

/** The calls that must precede an operation, sent by the admin of the organisation. */
const beforehand: Readonly<Record<string, Row>> = {
  voidLoginCard: issuing,
  restoreUser: deleting,
};

/** Returns whether an operation can run only once: a second call requires a reset. */
const isOnce = ({ operation, method }: Row): boolean =>
  method === 'DELETE' || ['printLoginCards', 'restoreUser'].includes(operation) || (method === 'POST' && operation.endsWith('Period'));

test('the table of roles lists every operation of the contract', () => {
  const operations = operationsOf(readContract('customer-management')).map(({ id }) => id);
  expect(rows.map(({ operation }) => operation).sort()).toEqual(operations.sort());
});

describe.each(serviceDatabases)('roles in customer-management on %s', (kind) => {
  let sandbox: TestSandbox;
  const tokens = new Map<string, string>();
  const reset = async () => {
    await ask(sandbox.app, 'POST', '/__sandbox/reset', { json: { realm: 'se' } });
    for (const name of ['superuser', 'schooladmin']) tokens.set(name, await tokenOf(sandbox.app, 'se', name));
  };
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
    tokens.set('German superuser', await tokenOf(sandbox.app, 'de', 'superuser'));
    tokens.set('American superuser', await tokenOf(sandbox.app, 'us', 'superuser'));
  }, openingTime);
  afterAll(() => sandbox.close());
  afterEach(async () => expect(await strayMemberships(sandbox)).toEqual([]));
  beforeEach(async () => {
    await reset();
    const filters = encodeURIComponent(JSON.stringify({ schoolUid: 'se-school-5', role: 'admin' }));
    const { body } = await ask(sandbox.app, 'GET', `/customer-management/eu/users?filters=${filters}`, { token: tokens.get('superuser') });
    tokens.set('other admin', await tokenOf(sandbox.app, 'se', body.data[0].userName));
  });

  const statusFor = async ({ method, path, json }: Row, who: string): Promise<number> =>
    (await ask(sandbox.app, method, `/customer-management/eu${path}`, { token: tokens.get(who), json })).status;

  const prepare = async ({ operation }: Row): Promise<void> => {
    const first = beforehand[operation];
    if (first) expect(await statusFor(first, 'schooladmin')).toBe(first.ownAdmin);
  };

  test.each(rows.map((one) => [one.operation, one] as const))(
    '%s reaches the records of the realm for superusers, and those of their school units for admins',
    async (_, one) => {
      await prepare(one);
      expect(['American superuser', await statusFor(one, 'American superuser')]).toEqual(['American superuser', 403]);
      expect(['German superuser', await statusFor(one, 'German superuser')]).toEqual(['German superuser', one.otherRealm]);
      expect(['other admin', await statusFor(one, 'other admin')]).toEqual(['other admin', one.otherAdmin]);
      expect(['schooladmin', await statusFor(one, 'schooladmin')]).toEqual(['schooladmin', one.ownAdmin]);
      if (isOnce(one)) {
        await reset();
        await prepare(one);
      }
      expect(['superuser', await statusFor(one, 'superuser')]).toEqual(['superuser', one.superuser]);
    },
  );
});
