import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { strayMemberships } from '../../../../sandbox/testing/strayMemberships.ts';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../../../sandbox/testing/testSandbox.ts';
import { ask, authorizeQuery, exchange, type Reply, refresh, signInAs, tokenOf } from '../../../../sandbox/testing/visitor.ts';

describe.each(serviceDatabases)('users on %s', (kind) => {
  let sandbox: TestSandbox;
  let token: string;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());
  afterEach(async () => expect(await strayMemberships(sandbox)).toEqual([]));
  beforeEach(async () => {
    await ask(sandbox.app, 'POST', '/__sandbox/reset', { json: { realm: 'se' } });
    token = await tokenOf(sandbox.app, 'se', 'superuser');
  });

  const call = (method: string, path: string, json?: unknown): Promise<Reply> =>
    ask(sandbox.app, method, `/customer-management/eu/users/${path}`, { token, json });
  const rolesOf = async (uid: string): Promise<Record<string, string>> =>
    Object.fromEntries(
      (await call('GET', uid)).body.schoolAssociations.map(({ schoolUid, role }: { schoolUid: string; role: string }) => [schoolUid, role]),
    );
  const foundBy = async (filters: object): Promise<string[]> => {
    const { body } = await ask(
      sandbox.app,
      'GET',
      `/customer-management/eu/users?size=100&filters=${encodeURIComponent(JSON.stringify(filters))}`,
      { token },
    );
    return body.data.map(({ uid }: { uid: string }) => uid);
  };

  test('a user is returned with identifiers and school associations', {
    tags: ['admin §3.24', 'admin §7 Customer management service.13'],
  }, async () => {
    const { status, body } = await call('GET', 'se-user-3');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      uid: 'se-user-3',
      userName: 'teacher',
      legacyId: 3,
      identifiers: [{ type: 'office365', value: body.email }],
      schoolAssociations: [
        { schoolUid: 'se-school-4', schoolName: 'Björkskolan', role: 'employee' },
        { schoolUid: 'se-school-7', schoolName: 'Ängsskolan', role: 'employee' },
      ],
    });
  });

  test('a user without an email address has none in the response', async () => {
    expect((await call('GET', 'se-user-6')).body).not.toHaveProperty('email');
  });

  test('an unknown user and one of another realm are not found', async () => {
    for (const uid of ['se-user-99999', 'de-user-3', 'x'.repeat(64)])
      expect(await call('GET', uid)).toMatchObject({ status: 404, body: { name: 'not_found' } });
  });

  test('a deleted user disappears immediately from lists and groups and cannot log in', {
    tags: ['admin §7 Customer management service.14'],
  }, async () => {
    const members = async () => (await ask(sandbox.app, 'GET', '/customer-management/eu/groups/se-group-4', { token })).body.userCount;
    const before = await members();
    expect((await call('DELETE', 'se-user-6')).status).toBe(200);
    expect((await call('GET', 'se-user-6')).status).toBe(404);
    expect((await call('DELETE', 'se-user-6')).status).toBe(404);
    expect(await foundBy({ groupUid: 'se-group-4' })).not.toContain('se-user-6');
    expect(await members()).toBe(before - 1);
    const { query } = authorizeQuery('se');
    expect(
      (await ask(sandbox.app, 'POST', `/auth/v1/authorize?${query}`, { form: { username: 'student', password: 'realmkit-demo' } })).status,
    ).toBe(401);
  });

  test('the tokens of a deleted user are no longer valid at any service', async () => {
    const { access_token: own, refresh_token: refreshToken } = (
      await exchange(sandbox.app, 'se', await signInAs(sandbox.app, 'se', 'consumer'))
    ).body;
    await call('DELETE', 'se-user-5');
    const paths = [
      '/account/me',
      '/payment/invoices',
      '/library/v1/books/book-5/policy',
      '/control-panel/v1/me',
      '/submissions/?ownership=Mine',
    ];
    const headers = { 'x-country': 'se' };
    for (const path of paths) expect([path, (await ask(sandbox.app, 'GET', path, { token: own, headers })).status]).toEqual([path, 401]);
    expect((await refresh(sandbox.app, 'se', refreshToken)).body.error).toBe('invalid_grant');
  });

  test('whoever acts as another user loses the access when they are deleted themselves', async () => {
    const acting = (await exchange(sandbox.app, 'se', await signInAs(sandbox.app, 'se', 'schooladmin', { act_as: 'se-user-6' }))).body;
    expect((await ask(sandbox.app, 'GET', '/account/me', { token: acting.access_token })).status).toBe(200);
    await call('DELETE', 'se-user-2');
    expect((await ask(sandbox.app, 'GET', '/account/me', { token: acting.access_token })).status).toBe(401);
    expect((await refresh(sandbox.app, 'se', acting.refresh_token)).body.error).toBe('invalid_grant');
  });

  test.each(['superuser', 'schooladmin'])('for %s, a user is removable exactly if the service deletes them', async (name) => {
    const as = await tokenOf(sandbox.app, 'se', name);
    const callAs = (method: string, path: string) => ask(sandbox.app, method, `/customer-management/eu/users${path}`, { token: as });
    const { schoolUnits } = sandbox.shards.eu.tables;
    // The teacher's second school leaves the organisation of the admin.
    await sandbox.shards.eu.engine.database.update(schoolUnits).set({ parent: null }).where(eq(schoolUnits.uid, 'se-school-7'));
    const { data } = (await callAs('GET', '?size=100&sort=id,asc')).body;
    const flags = new Map<string, boolean>(data.map(({ uid, removable }: { uid: string; removable: boolean }) => [uid, removable]));
    for (const [uid, expected] of [
      ['se-user-1', false],
      ['se-user-2', name === 'superuser'],
      ['se-user-3', name === 'superuser'],
      ['se-user-4', true],
      ['se-user-6', true],
    ] as const) {
      expect([uid, flags.get(uid), (await callAs('GET', `/${uid}`)).body.removable]).toEqual([uid, expected, expected]);
      expect([uid, (await callAs('DELETE', `/${uid}`)).status]).toEqual([uid, expected ? 200 : 403]);
    }
  });

  test('a superuser can be deleted unless they are the last one, and has no rights from then on', async () => {
    expect((await call('DELETE', 'se-user-1')).status).toBe(403);
    const { database } = sandbox.shards.eu.engine;
    const { users } = sandbox.shards.eu.tables;
    await database.update(users).set({ superuser: true }).where(eq(users.uid, 'se-user-3'));
    const second = await tokenOf(sandbox.app, 'se', 'teacher');
    const both = await Promise.all([
      call('DELETE', 'se-user-3'),
      ask(sandbox.app, 'DELETE', '/customer-management/eu/users/se-user-1', { token: second }),
    ]);
    expect(both.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    expect(both.map(({ status }) => status)).toContain(200);
    const gone = both[0]?.status === 200 ? second : token;
    expect((await ask(sandbox.app, 'GET', '/customer-management/eu/users', { token: gone })).status).toBe(401);
    expect(
      (await ask(sandbox.app, 'PUT', '/customer-management/eu/groups', { token: gone, json: { schoolUid: 'se-school-4', name: 'X' } }))
        .status,
    ).toBe(401);
  });

  test('a lost right as superuser, admin or employee ends the logins of a person, and a left class does not', async () => {
    const refreshTokenOf = async (name: string): Promise<string> =>
      (await exchange(sandbox.app, 'se', await signInAs(sandbox.app, 'se', name))).body.refresh_token;
    const isRefused = async (refreshToken: string) => (await refresh(sandbox.app, 'se', refreshToken)).body.error === 'invalid_grant';
    const [admin, teacher, student] = [
      await refreshTokenOf('schooladmin'),
      await refreshTokenOf('teacher'),
      await refreshTokenOf('student'),
    ];
    await call('PUT', 'se-user-2/schoolUnits/se-school-1', { role: 'employee' });
    await call('PUT', 'se-user-3/schoolUnits/se-school-7', { role: 'admin' });
    await call('PUT', 'se-user-6/schoolUnits/se-school-5', { role: 'student' });
    await call('DELETE', 'se-user-6/schoolUnits/se-school-4');
    await call('DELETE', 'se-user-6/groups/se-group-4');
    const teacherAfterGain = await refreshTokenOf('teacher');
    expect([await isRefused(admin), await isRefused(teacher), await isRefused(student)]).toEqual([true, false, false]);
    await call('DELETE', 'se-user-3/schoolUnits/se-school-7');
    expect(await isRefused(teacherAfterGain)).toBe(true);
    const { users } = sandbox.shards.eu.tables;
    const former = await tokenOf(sandbox.app, 'se', 'superuser');
    await sandbox.shards.eu.engine.database.update(users).set({ superuser: false }).where(eq(users.uid, 'se-user-1'));
    expect((await ask(sandbox.app, 'GET', '/customer-management/eu/users', { token: former })).status).toBe(401);
  });

  test('a user is added to a school unit, and the role there is changed', {
    tags: ['admin §7 Customer management service.17', 'admin §7 Customer management service.18'],
  }, async () => {
    expect((await call('PUT', 'se-user-3/schoolUnits/se-school-5', { role: 'employee' })).status).toBe(204);
    expect(await rolesOf('se-user-3')).toEqual({ 'se-school-4': 'employee', 'se-school-7': 'employee', 'se-school-5': 'employee' });
    expect((await call('PUT', 'se-user-3/schoolUnits/se-school-5', { role: 'admin' })).status).toBe(204);
    expect(await rolesOf('se-user-3')).toMatchObject({ 'se-school-5': 'admin' });
    expect(await foundBy({ schoolUid: 'se-school-5', role: 'admin' })).toContain('se-user-3');
  });

  test('a user can be removed from a school unit, but not from the last one', {
    tags: ['admin §5.7', 'admin §7 Customer management service.19'],
  }, async () => {
    expect((await call('DELETE', 'se-user-3/schoolUnits/se-school-7')).status).toBe(200);
    expect(await rolesOf('se-user-3')).toEqual({ 'se-school-4': 'employee' });
    await call('PUT', 'se-user-3/schoolUnits/se-school-7', { role: 'employee' });
    expect(await rolesOf('se-user-3')).toEqual({ 'se-school-4': 'employee', 'se-school-7': 'employee' });
    await call('DELETE', 'se-user-3/schoolUnits/se-school-7');
    const last = await call('DELETE', 'se-user-3/schoolUnits/se-school-4');
    expect(last).toMatchObject({
      status: 400,
      body: { name: 'ValidationError', attributes: [{ attribute: 'schoolAssociations', reason: 'minItems' }] },
    });
    expect(await rolesOf('se-user-3')).toEqual({ 'se-school-4': 'employee' });
    expect((await call('DELETE', 'se-user-3/schoolUnits/se-school-7')).status).toBe(404);
  });

  test('two concurrent removals leave one association', async () => {
    const both = await Promise.all(['se-school-4', 'se-school-7'].map((school) => call('DELETE', `se-user-3/schoolUnits/${school}`)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(Object.keys(await rolesOf('se-user-3'))).toHaveLength(1);
  });

  test('all associations are replaced, including sub-schools on request', {
    tags: ['admin §3.25', 'admin §3.26', 'admin §7 Customer management service.15', 'admin §7 Customer management service.16'],
  }, async () => {
    const schoolAssociations = [
      { schoolUid: 'se-school-2', role: 'employee', addToSubSchools: true },
      { schoolUid: 'se-school-5', role: 'admin' },
    ];
    expect((await call('PUT', 'se-user-3/schoolUnits', { schoolAssociations })).status).toBe(204);
    expect(await rolesOf('se-user-3')).toEqual({
      'se-school-2': 'employee',
      'se-school-5': 'admin',
      'se-school-8': 'employee',
      'se-school-11': 'employee',
      'se-school-14': 'employee',
    });
    expect(await foundBy({ schoolUid: 'se-school-4', role: 'employee' })).not.toContain('se-user-3');
  });

  test.each([
    ['none', [], { attribute: 'schoolAssociations', reason: 'minItems' }],
    ['an unknown school unit', [{ schoolUid: 'se-school-404', role: 'student' }], { attribute: 'schoolUid', reason: 'unknown' }],
    ['one of another realm', [{ schoolUid: 'de-school-4', role: 'student' }], { attribute: 'schoolUid', reason: 'unknown' }],
    ['an unknown role', [{ schoolUid: 'se-school-4', role: 'headmaster' }], { attribute: 'role', reason: 'enum' }],
    [
      'two types of user',
      [
        { schoolUid: 'se-school-4', role: 'student' },
        { schoolUid: 'se-school-5', role: 'guardian' },
      ],
      { attribute: 'role', reason: 'oneType' },
    ],
    [
      'a school unit twice',
      [
        { schoolUid: 'se-school-4', role: 'student' },
        { schoolUid: 'se-school-4', role: 'student' },
      ],
      { attribute: 'schoolAssociations', reason: 'uniqueItems' },
    ],
  ])('associations cannot be replaced by %s', async (_what, schoolAssociations, attribute) => {
    expect(await call('PUT', 'se-user-6/schoolUnits', { schoolAssociations })).toMatchObject({
      status: 400,
      body: { name: 'ValidationError', attributes: [attribute] },
    });
    expect(await rolesOf('se-user-6')).toEqual({ 'se-school-4': 'student' });
  });

  test('a user stays of one type', { tags: ['admin §5.8'] }, async () => {
    const { status, body } = await call('PUT', 'se-user-6/schoolUnits/se-school-5', { role: 'employee' });
    expect([status, body.attributes]).toEqual([400, [{ attribute: 'role', reason: 'oneType' }]]);
    expect((await call('PUT', 'se-user-6/schoolUnits/se-school-4', { role: 'guardian' })).status).toBe(204);
  });

  test('an association needs a school unit and a user that exist', async () => {
    expect((await call('PUT', 'se-user-3/schoolUnits/se-school-404', { role: 'employee' })).status).toBe(404);
    expect((await call('PUT', 'se-user-99999/schoolUnits/se-school-4', { role: 'employee' })).status).toBe(404);
  });

  test('a user can be added to a group and removed from it repeatedly', {
    tags: ['admin §7 Customer management service.20', 'admin §7 Customer management service.21'],
  }, async () => {
    for (const _time of [1, 2]) expect((await call('PUT', 'se-user-6/groups/se-group-1')).status).toBe(204);
    expect(await foundBy({ groupUid: 'se-group-1' })).toContain('se-user-6');
    for (const _time of [1, 2]) expect((await call('DELETE', 'se-user-6/groups/se-group-1')).status).toBe(204);
    expect(await foundBy({ groupUid: 'se-group-1' })).not.toContain('se-user-6');
    expect((await call('PUT', 'se-user-6/groups/se-group-404')).status).toBe(404);
  });

  test('the audit log of a user lists actors and changes, newest first', {
    tags: ['admin §3.59', 'admin §7 Customer management service.22'],
  }, async () => {
    const before = (await call('GET', 'se-user-3/auditLogs')).body;
    await call('PUT', 'se-user-6/groups/se-group-1');
    await call('PUT', 'se-user-3/schoolUnits/se-school-4', { role: 'admin' });
    await call('PUT', 'se-user-3/groups/se-group-1');
    await call('PUT', 'se-user-3/groups/se-group-1');
    const { body } = await call('GET', 'se-user-3/auditLogs?size=2');
    expect(body.meta.totalItems).toBe(before.meta.totalItems + 2);
    expect(body.data).toMatchObject([
      {
        actor: { uid: 'se-user-1', name: 'Madeleine Berggren' },
        action: 'addUserToGroup',
        changes: [{ field: 'groups.se-group-1', before: null, after: 'Klass 1A' }],
      },
      { action: 'setUserSchoolUnit', changes: [{ field: 'schoolAssociations.se-school-4.role', before: 'employee', after: 'admin' }] },
    ]);
    expect(Date.parse(body.data[0].timestamp)).toBeGreaterThan(Date.parse('2025-09-01'));
  });

  test('the audit log names the real actor and the impersonated user', async () => {
    const { body } = await exchange(sandbox.app, 'se', await signInAs(sandbox.app, 'se', 'superuser', { act_as: 'se-user-2' }));
    await ask(sandbox.app, 'PUT', '/customer-management/eu/users/se-user-6/groups/se-group-1', { token: body.access_token });
    const [entry] = (await call('GET', 'se-user-6/auditLogs?size=1')).body.data;
    expect([entry.actor.uid, entry.actingAs.uid]).toEqual(['se-user-1', 'se-user-2']);
  });

  test('a user has the subscriptions of their school units and of those above', {
    tags: ['admin §7 Customer management service.23'],
  }, async () => {
    const { body } = await call('GET', 'se-user-6/schoolSubscriptions');
    expect(body.data).toMatchObject([
      { schoolUid: 'se-school-1', schoolName: 'Umeå kommun', type: 'begreppa', endDate: null },
      { schoolUid: 'se-school-4', schoolName: 'Björkskolan', type: 'polylino-school', endDate: '2031-06-30' },
    ]);
    expect(body.meta.totalItems).toBe(2);
  });
});
