import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { ask, exchange, type Reply, signInAs, tokenOf } from '../../../sandbox/testing/visitor.ts';

interface Entry {
  readonly subject: string;
  readonly subjectName: string | null;
  readonly actor: { readonly uid: string };
  readonly actingAs: { readonly uid: string } | null;
  readonly action: string;
  readonly changes: readonly { readonly field: string; readonly before: string | null; readonly after: string | null }[];
}

const period = { type: 'polylino-school', startDate: '2025-08-15', endDate: null };
const config = { active: true, dryRun: false, type: 'skolon', organizationMap: [] };

/** Every operation that changes data, with its request and the expected audit log entry. */
const changes: readonly [action: string, method: string, path: string, json: unknown, subject: string, change: object][] = [
  ['deleteUser', 'DELETE', '/users/se-user-6', undefined, 'se-user-6', { field: 'deleted', before: null, after: 'student' }],
  [
    'replaceUserSchoolUnits',
    'PUT',
    '/users/se-user-6/schoolUnits',
    { schoolAssociations: [{ schoolUid: 'se-school-7', role: 'student' }] },
    'se-user-6',
    { field: 'schoolAssociations.se-school-4.role', before: 'student', after: null },
  ],
  [
    'setUserSchoolUnit',
    'PUT',
    '/users/se-user-3/schoolUnits/se-school-4',
    { role: 'admin' },
    'se-user-3',
    { field: 'schoolAssociations.se-school-4.role', before: 'employee', after: 'admin' },
  ],
  [
    'removeUserSchoolUnit',
    'DELETE',
    '/users/se-user-3/schoolUnits/se-school-4',
    undefined,
    'se-user-3',
    { field: 'schoolAssociations.se-school-4.role', before: 'employee', after: null },
  ],
  [
    'addUserToGroup',
    'PUT',
    '/users/se-user-6/groups/se-group-1',
    undefined,
    'se-user-6',
    { field: 'groups.se-group-1', before: null, after: 'Klass 1A' },
  ],
  [
    'removeUserFromGroup',
    'DELETE',
    '/users/se-user-6/groups/se-group-4',
    undefined,
    'se-user-6',
    { field: 'groups.se-group-4', before: 'Klass 2B', after: null },
  ],
  [
    'createSchoolUnit',
    'POST',
    '/schoolUnits',
    { name: 'Ny skola', type: 'school', parent: 'se-school-1' },
    'se-school-17',
    { field: 'name', before: null, after: 'Ny skola' },
  ],
  [
    'updateSchoolUnit',
    'PATCH',
    '/schoolUnits/se-school-4',
    { qrCodeLoginEnabled: false },
    'se-school-4',
    { field: 'qrCodeLoginEnabled', before: 'true', after: 'false' },
  ],
  [
    'addSchoolUnitIdentifiers',
    'POST',
    '/schoolUnits/se-school-3/identifiers',
    { identifiers: [{ type: 'eduId', value: 'A1' }] },
    'se-school-3',
    {
      field: 'identifiers',
      before: '[{"type":"organisationNumber","value":"2120002602"}]',
      after: '[{"type":"organisationNumber","value":"2120002602"},{"type":"eduId","value":"A1"}]',
    },
  ],
  [
    'createGroup',
    'PUT',
    '/groups',
    { schoolUid: 'se-school-4', name: 'Kören' },
    'se-group-61',
    { field: 'name', before: null, after: 'Kören' },
  ],
  [
    'updateGroup',
    'PATCH',
    '/groups/se-group-4',
    { name: 'Klass 3B' },
    'se-group-4',
    { field: 'name', before: 'Klass 2B', after: 'Klass 3B' },
  ],
  ['deleteGroup', 'DELETE', '/groups/se-group-4', undefined, 'se-user-6', { field: 'groups.se-group-4', before: 'Klass 2B', after: null }],
  [
    'createUserSubscriptionPeriod',
    'POST',
    '/userSubscriptionPeriods',
    { userUid: 'se-user-6', ...period },
    'se-user-6',
    { field: 'subscriptionPeriods.162', before: null, after: 'polylino-school 2025-08-15–' },
  ],
  [
    'updateUserSubscriptionPeriod',
    'PUT',
    '/userSubscriptionPeriods/1',
    { ...period, endDate: '2026-06-30' },
    'se-user-5',
    {
      field: 'subscriptionPeriods.1',
      before: 'polylino-consumer 2025-01-01–',
      after: 'polylino-school 2025-08-15–2026-06-30',
    },
  ],
  [
    'deleteUserSubscriptionPeriod',
    'DELETE',
    '/userSubscriptionPeriods/1/se-user-5',
    undefined,
    'se-user-5',
    { field: 'subscriptionPeriods.1', before: 'polylino-consumer 2025-01-01–', after: null },
  ],
  [
    'createSchoolUnitSubscriptionPeriod',
    'POST',
    '/schoolUnitSubscriptionPeriods',
    { schoolUid: 'se-school-4', ...period },
    'se-school-4',
    { field: 'subscriptionPeriods.37', before: null, after: 'polylino-school 2025-08-15–' },
  ],
  [
    'updateSchoolUnitSubscriptionPeriod',
    'PUT',
    '/schoolUnitSubscriptionPeriods/1',
    period,
    'se-school-1',
    { field: 'subscriptionPeriods.1', before: 'begreppa 2025-01-01–', after: 'polylino-school 2025-08-15–' },
  ],
  [
    'deleteSchoolUnitSubscriptionPeriod',
    'DELETE',
    '/schoolUnitSubscriptionPeriods/1/se-school-1',
    undefined,
    'se-school-1',
    { field: 'subscriptionPeriods.1', before: 'begreppa 2025-01-01–', after: null },
  ],
  [
    'setSyncSetting',
    'PUT',
    '/sync/se-school-1/dryRun',
    { value: false },
    'se-school-1',
    { field: 'sync.dryRun', before: 'true', after: 'false' },
  ],
  [
    'replaceSyncSettings',
    'PUT',
    '/sync/se-school-2/config',
    { config },
    'se-school-2',
    { field: 'sync.active', before: null, after: 'true' },
  ],
];

describe.each(serviceDatabases)('the audit log on %s', (kind) => {
  let sandbox: TestSandbox;
  let superuser: string;
  let impersonator: string;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    await ask(sandbox.app, 'POST', '/__sandbox/reset', { json: { realm: 'se' } });
    superuser = await tokenOf(sandbox.app, 'se', 'superuser');
    const { body } = await exchange(sandbox.app, 'se', await signInAs(sandbox.app, 'se', 'superuser', { act_as: 'se-user-2' }));
    impersonator = body.access_token;
  });

  const call = (method: string, path: string, json?: unknown, token = superuser): Promise<Reply> =>
    ask(sandbox.app, method, `/customer-management/eu${path}`, { token, json });
  const entries = async (filters: object, token = superuser): Promise<Entry[]> =>
    (await call('GET', `/auditLogs?size=100&filters=${encodeURIComponent(JSON.stringify(filters))}`, undefined, token)).body.data;

  test.each(changes)('%s writes the actor and the changes to the audit log', async (action, method, path, json, subject, change) => {
    expect((await call(method, path, json)).status).toBeLessThan(300);
    const [entry] = await entries({ action, subject });
    expect(entry).toMatchObject({ subject, actor: { uid: 'se-user-1' }, actingAs: null, action });
    expect(entry?.changes).toContainEqual(change);
  });

  test('a request that changes nothing writes no audit log entry', async () => {
    const before = (await call('GET', '/auditLogs?size=1')).body.meta.totalItems;
    await call('PUT', '/users/se-user-3/schoolUnits/se-school-4', { role: 'employee' });
    await call('PUT', '/users/se-user-6/groups/se-group-4');
    await call('PATCH', '/groups/se-group-4', { name: 'Klass 2B' });
    await call('PATCH', '/schoolUnits/se-school-4', { qrCodeLoginEnabled: true });
    expect((await call('GET', '/auditLogs?size=1')).body.meta.totalItems).toBe(before);
  });

  test('an audit log entry names actor and impersonated user, and the filter by actor finds it', async () => {
    expect((await call('PATCH', '/groups/se-group-1', { name: 'Klass 1 Gul' }, impersonator)).status).toBe(200);
    const [entry] = await entries({ actorUid: 'se-user-1', subject: 'se-group-1' });
    expect(entry).toMatchObject({ actor: { uid: 'se-user-1' }, actingAs: { uid: 'se-user-2' }, action: 'updateGroup' });
    expect(await entries({ actorUid: 'se-user-2' })).toEqual([]);
  });

  test('an audit log entry keeps the names of deleted users', async () => {
    const admin = await tokenOf(sandbox.app, 'se', 'schooladmin');
    await call('PUT', '/users/se-user-6/groups/se-group-1', undefined, admin);
    const [before] = await entries({ actorUid: 'se-user-2' });
    await call('DELETE', '/users/se-user-2');
    expect((await entries({ actorUid: 'se-user-2' }))[0]).toEqual(before);
  });

  test('a school admin finds what was deleted in their school units, and nobody else does', async () => {
    const admin = await tokenOf(sandbox.app, 'se', 'schooladmin');
    const filters = encodeURIComponent(JSON.stringify({ schoolUid: 'se-school-5', role: 'admin' }));
    const [other] = (await call('GET', `/users?filters=${filters}`)).body.data;
    const stranger = await tokenOf(sandbox.app, 'se', other.userName);
    await call('PATCH', '/groups/se-group-4', { name: 'Klass 2 Blå' }, admin);
    expect((await call('DELETE', '/groups/se-group-4', undefined, admin)).status).toBe(204);
    expect((await call('DELETE', '/users/se-user-6', undefined, admin)).status).toBe(200);
    for (const token of [admin, superuser]) {
      // The class is a row of its own, and its earlier changes keep its name.
      expect((await entries({ subject: 'se-group-4' }, token)).map(({ action, subjectName }) => [action, subjectName])).toEqual([
        ['deleteGroup', 'Klass 2 Blå'],
        ['updateGroup', 'Klass 2 Blå'],
      ]);
      const ofUser = await entries({ subject: 'se-user-6' }, token);
      expect(ofUser.map(({ action }) => action).slice(0, 2)).toEqual(['deleteUser', 'deleteGroup']);
      expect((await entries({ deleted: 'group', q: 'blå kla' }, token)).map(({ subject }) => subject)).toEqual(['se-group-4']);
      expect((await entries({ deleted: 'user' }, token)).map(({ subject }) => subject)).toEqual(['se-user-6']);
      expect(await entries({ deleted: 'user', q: '100%' }, token)).toEqual([]);
    }
    expect(await entries({ subject: 'se-group-4' }, stranger)).toEqual([]);
    expect(await entries({ subject: 'se-user-6' }, stranger)).toEqual([]);
    expect(await entries({ deleted: 'group' }, stranger)).toEqual([]);
  });

  test('a school admin reads only the audit log entries of their own school units', async () => {
    await call('PUT', '/users/se-user-3/schoolUnits/se-school-5', { role: 'employee' });
    await call('PUT', '/users/se-user-3/groups/se-group-7');
    await call('PUT', '/users/se-user-3/groups/se-group-1');
    await call('PATCH', '/groups/se-group-7', { name: 'Klass 9' });
    await call('PATCH', '/groups/se-group-1', { name: 'Klass 1 Gul' });
    await call('PUT', '/sync/se-school-2/active', { value: true });
    await call('PUT', '/sync/se-school-1/active', { value: false });
    const admin = await tokenOf(sandbox.app, 'se', 'schooladmin');
    const seen = await entries({ actorUid: 'se-user-1' }, admin);
    const fields = seen.flatMap((entry) => entry.changes.map(({ field }) => `${entry.subject} ${field}`));
    expect(fields).toEqual(expect.arrayContaining(['se-user-3 groups.se-group-1', 'se-group-1 name', 'se-school-1 sync.active']));
    for (const foreign of [
      'se-user-3 groups.se-group-7',
      'se-user-3 schoolAssociations.se-school-5.role',
      'se-group-7 name',
      'se-school-2 sync.active',
    ])
      expect(fields).not.toContain(foreign);
    const own = (await call('GET', '/users/se-user-3/auditLogs?size=100', undefined, admin)).body;
    expect(own.data.flatMap((entry: Entry) => entry.changes.map(({ field }) => field))).not.toContain('groups.se-group-7');
    expect(own.data).toHaveLength(own.meta.totalItems);
  });
});
