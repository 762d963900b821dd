import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { strayMemberships } from '../../../sandbox/testing/strayMemberships.ts';
import { databaseKinds, openingTime, openTestSandbox, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { ask, exchange, type Reply, refresh, signInAs, tokenOf } from '../../../sandbox/testing/visitor.ts';

describe.each(databaseKinds)('the restore of a deleted user on %s', (kind) => {
  let sandbox: TestSandbox;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());
  afterEach(async () => expect(await strayMemberships(sandbox)).toEqual([]));
  beforeEach(async () => {
    await ask(sandbox.app, 'POST', '/__sandbox/reset', { json: { realm: 'se' } });
    for (const name of ['superuser', 'schooladmin', 'teacher']) tokens.set(name, await tokenOf(sandbox.app, 'se', name));
  });

  const as = (name: string, method: string, path: string, json?: unknown, headers = {}): Promise<Reply> =>
    ask(sandbox.app, method, path, { token: tokens.get(name), json, headers });
  const users = (method: string, path: string, json?: unknown, headers = {}) =>
    as('superuser', method, `/customer-management/eu/users/${path}`, json, headers);
  const people = (method: string, path: string, json?: unknown) => as('superuser', method, `/control-panel/v1/${path}`, json);
  const signsIn = (name: string, password?: string): Promise<boolean> =>
    signInAs(sandbox.app, 'se', name, {}, password).then(
      () => true,
      () => false,
    );
  const eu = () => ({ ...sandbox.shards.eu.tables, database: sandbox.shards.eu.engine.database });
  const period = { realm: 'se', owner: 'se-user-6', type: 'polylino-sign-language', startDate: '2025-08-15', endDate: null } as const;
  /** Everything about the student that a deletion removes and a restore brings back. */
  const student = async () => ({
    user: (await users('GET', 'se-user-6')).body,
    person: (await people('GET', 'students/6')).body,
    groups: (await as('superuser', 'GET', '/control-panel/v2/users/6/groups')).body.values,
    books: (await as('teacher', 'GET', '/library/v1/user/se-user-6/books')).body,
    classmates: (await as('superuser', 'GET', '/control-panel/v1/groups/4/users?size=100')).body.data.map(({ id }: { id: number }) => id),
    signsIn: await signsIn('student'),
    periods: (
      await as(
        'superuser',
        'GET',
        `/customer-management/eu/userSubscriptionPeriods?filters=${encodeURIComponent('{"userUid":"se-user-6"}')}`,
      )
    ).body.data,
  });

  test.each([
    ['customer management', 'DELETE /customer-management/eu/users/se-user-6'],
    ['the control panel', 'DELETE /control-panel/v1/students/6'],
  ])(
    'a user who is restored by %s has data, roles, groups, bookshelf, password and periods as before',
    { tags: ['admin §9.24'] },
    async (_service, deletion) => {
      const [, path = ''] = deletion.split(' ');
      const { database, userPeriods } = eu();
      await database.insert(userPeriods).values({ ...period, id: 900_000, grantedFrom: null });
      const before = await student();
      expect(before).toMatchObject({
        signsIn: true,
        classmates: expect.arrayContaining([6]),
        periods: expect.arrayContaining([expect.objectContaining({ legacyId: 900_000 })]),
      });
      await as('superuser', 'DELETE', path);
      expect(await student()).toMatchObject({ user: { name: 'not_found' }, signsIn: false, periods: [] });
      expect((await as('superuser', 'POST', `${path}/restore`)).status).toBe(204);
      expect(await student()).toEqual(before);
    },
  );

  test('a restore brings back no login, no login card and no licence of a school, and a paid plan goes on', {
    tags: ['admin §9.25'],
  }, async () => {
    const { database, userPeriods, loginCards, paidSubscriptions } = eu();
    await database.insert(userPeriods).values({ ...period, id: 900_001, owner: 'se-user-5', grantedFrom: 1 });
    await database.insert(loginCards).values({ realm: 'se', userUid: 'se-user-5', uid: 'card', issuedAt: 0 });
    const signedIn = (await exchange(sandbox.app, 'se', await signInAs(sandbox.app, 'se', 'consumer'))).body;
    expect((await users('GET', 'se-user-5')).body.paidPlan).toBe(true);
    await users('DELETE', 'se-user-5');
    expect((await users('POST', 'se-user-5/restore')).status).toBe(204);
    expect((await users('GET', 'se-user-5')).body.paidPlan).toBe(true);
    expect((await refresh(sandbox.app, 'se', signedIn.refresh_token)).body.error).toBe('invalid_grant');
    expect(await database.$count(userPeriods, eq(userPeriods.id, 900_001))).toBe(0);
    expect(await database.$count(loginCards, eq(loginCards.userUid, 'se-user-5'))).toBe(0);
    const plans = await database.select().from(paidSubscriptions).where(eq(paidSubscriptions.userUid, 'se-user-5'));
    expect(plans.map(({ status }) => status)).toEqual(['active']);
  });

  test('a user who is unknown, not deleted, of another type or realm, or was deleted by an earlier version is not found', async () => {
    const { database, removedUsers } = eu();
    for (const uid of ['se-user-99999', 'se-user-6', 'de-user-6'])
      expect([uid, (await users('POST', `${uid}/restore`)).status]).toEqual([uid, 404]);
    await users('DELETE', 'se-user-6');
    for (const path of ['employees/6', 'guardians/6', 'students/99999', 'students/7'])
      expect([path, (await people('POST', `${path}/restore`)).status]).toEqual([path, 404]);
    await database.delete(removedUsers);
    expect((await users('POST', 'se-user-6/restore')).status).toBe(404);
  });

  test('only those restore a user who could delete them', { tags: ['admin §9.26'] }, async () => {
    const { database, schoolUnits, users: table } = eu();
    // The teacher's second school leaves the organisation of the admin.
    await database.update(schoolUnits).set({ parent: null }).where(eq(schoolUnits.uid, 'se-school-7'));
    await database.update(table).set({ superuser: true }).where(eq(table.uid, 'se-user-4'));
    const paths = { 'se-user-3': 'employees/3', 'se-user-4': 'guardians/4', 'se-user-6': 'students/6' };
    const statuses = async (name: string, uid: keyof typeof paths) => [
      (await as(name, 'POST', `/customer-management/eu/users/${uid}/restore`)).status,
      (await as(name, 'POST', `/control-panel/v1/${paths[uid]}/restore`)).status,
    ];
    await users('DELETE', 'se-user-4');
    await users('DELETE', 'se-user-6');
    expect(await statuses('teacher', 'se-user-6')).toEqual([403, 403]);
    await users('DELETE', 'se-user-3');
    expect(await statuses('schooladmin', 'se-user-3')).toEqual([403, 403]);
    expect(await statuses('schooladmin', 'se-user-4')).toEqual([403, 403]);
    expect(await statuses('schooladmin', 'se-user-6')).toEqual([204, 404]);
    expect((await users('POST', 'se-user-3/restore')).status).toBe(204);
  });

  test('a user whose name another person has by now is restored as soon as the name is free again', { tags: ['admin §9.28'] }, async () => {
    await users('DELETE', 'se-user-6');
    expect((await people('PATCH', 'students/7', { data: { username: 'Student' } })).status).toBe(204);
    const key = { 'Idempotency-Key': 'one-restore' };
    const refused = { status: 409, body: { name: 'ConflictError', attributes: [{ attribute: 'username', reason: 'unique' }] } };
    expect(await users('POST', 'se-user-6/restore', undefined, key)).toMatchObject(refused);
    expect(await people('POST', 'students/6/restore')).toMatchObject(refused);
    await people('PATCH', 'students/7', { data: { username: 'somebody.else' } });
    expect((await people('POST', 'students/6/restore')).status).toBe(204);
    expect(await signsIn('student')).toBe(true);
  });

  test('a confirmed email address that another account uses by now refuses a restore, and one that was never confirmed does not', async () => {
    const { database, users: table } = eu();
    const confirm = (emailVerified: boolean) =>
      database.update(table).set({ email: 'one@example.se', emailVerified }).where(eq(table.uid, 'se-user-6'));
    await confirm(true);
    await users('DELETE', 'se-user-6');
    await people('PATCH', 'students/7', { data: { email: 'One@example.se' } });
    expect(await users('POST', 'se-user-6/restore')).toMatchObject({
      status: 409,
      body: { name: 'ConflictError', attributes: [{ attribute: 'email', reason: 'unique' }] },
    });
    await confirm(false);
    expect((await users('POST', 'se-user-6/restore')).status).toBe(204);
  });

  test('a school unit and a group that are gone meanwhile are left out', async () => {
    const { database, schoolUnits } = eu();
    await users('PUT', 'se-user-6/groups/se-group-1');
    await users('DELETE', 'se-user-3');
    await users('DELETE', 'se-user-6');
    await database.delete(schoolUnits).where(eq(schoolUnits.uid, 'se-school-7'));
    await as('superuser', 'DELETE', '/customer-management/eu/groups/se-group-4');
    expect((await users('POST', 'se-user-3/restore')).status).toBe(204);
    expect((await users('POST', 'se-user-6/restore')).status).toBe(204);
    expect((await users('GET', 'se-user-3')).body.schoolAssociations).toMatchObject([{ schoolUid: 'se-school-4' }]);
    const groups: { id: number }[] = (await as('superuser', 'GET', '/control-panel/v2/users/6/groups')).body.values;
    expect(groups.map(({ id }) => id)).toEqual([1]);
  });

  test.each([
    ['customer management', 'customer-management/eu/users/se-user-6', 'schoolAssociations'],
    ['the control panel', 'control-panel/v1/students/6', 'organizations'],
  ])('for %s, a user of whom no school unit is left cannot be restored', async (_service, path, attribute) => {
    const { database, schoolUnits } = eu();
    await as('superuser', 'DELETE', `/${path}`);
    await database.delete(schoolUnits).where(eq(schoolUnits.uid, 'se-school-4'));
    expect(await as('superuser', 'POST', `/${path}/restore`)).toMatchObject({
      status: 409,
      body: { name: 'ConflictError', attributes: [{ attribute, reason: 'minItems' }] },
    });
    expect((await users('GET', 'se-user-6')).status).toBe(404);
  });

  test('of concurrent restores one succeeds, and the others find no deleted user', async () => {
    await users('DELETE', 'se-user-6');
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? users('POST', 'se-user-6/restore') : people('POST', 'students/6/restore'))),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([204, ...Array.from({ length: 9 }, () => 404)]);
    expect((await users('GET', 'se-user-6')).body.schoolAssociations).toHaveLength(1);
  });

  test('a restore and a new person with the same user name do not both succeed', async () => {
    await users('DELETE', 'se-user-6');
    const data = { username: 'student', name: 'Somebody Else', organizations: [{ id: 4 }] };
    const both = await Promise.all([users('POST', 'se-user-6/restore'), people('POST', 'students', { data })]);
    expect(both.map(({ status }) => status)).toEqual(both[0]?.status === 204 ? [204, 409] : [409, 201]);
  });

  test('concurrent deletions of the groups of a user leave no membership of a group that is gone', async () => {
    await users('DELETE', 'se-user-6');
    await Promise.all([users('POST', 'se-user-6/restore'), as('superuser', 'DELETE', '/customer-management/eu/groups/se-group-4')]);
    const { database, memberships } = eu();
    expect(await database.$count(memberships, eq(memberships.groupUid, 'se-group-4'))).toBe(0);
  });

  test('a school admin finds the restore in the audit log of their school units, with the deletion before it', async () => {
    await users('DELETE', 'se-user-6');
    await users('POST', 'se-user-6/restore');
    const filters = encodeURIComponent('{"subject":"se-user-6"}');
    const { data } = (await as('schooladmin', 'GET', `/customer-management/eu/auditLogs?filters=${filters}`)).body;
    expect(data.slice(0, 2)).toMatchObject([
      {
        action: 'restoreUser',
        subject: 'se-user-6',
        actor: { uid: 'se-user-1' },
        changes: [{ field: 'restored', before: null, after: 'student' }],
      },
      { action: 'deleteUser', subject: 'se-user-6' },
    ]);
    expect((await users('GET', 'se-user-6/auditLogs')).body.data[0].action).toBe('restoreUser');
  });

  test('the admins of a school that a restored user has left do not find what happens to the user elsewhere', {
    tags: ['admin §9.29'],
  }, async () => {
    const entries = async (name: string): Promise<string[]> => {
      const filters = encodeURIComponent('{"subject":"se-user-6"}');
      const { data } = (await as(name, 'GET', `/customer-management/eu/auditLogs?size=100&filters=${filters}`)).body;
      return data.map(({ action }: { action: string }) => action);
    };
    await users('DELETE', 'se-user-6');
    await users('POST', 'se-user-6/restore');
    await users('PUT', 'se-user-6/schoolUnits', { schoolAssociations: [{ schoolUid: 'se-school-5', role: 'student' }] });
    await people('PATCH', 'students/6', { data: { email: 'private@example.se' } });
    expect((await entries('superuser')).slice(0, 4)).toEqual(['updatePerson', 'replaceUserSchoolUnits', 'restoreUser', 'deleteUser']);
    expect((await entries('schooladmin'))[0]).toBe('deleteUser');
  });

  test('a user can be deleted and restored again and again', async () => {
    for (let round = 0; round < 3; round++) {
      expect((await users('DELETE', 'se-user-6')).status).toBe(200);
      expect((await users('POST', 'se-user-6/restore')).status).toBe(204);
    }
    expect(await signsIn('student')).toBe(true);
  });

  test('whoever may not delete a user is not told whether the family pays for a plan', async () => {
    const flagOf = async (name: string) => (await as(name, 'GET', '/control-panel/v1/organizations/4/students?size=100')).body.data[0];
    expect(await flagOf('teacher')).not.toHaveProperty('paidPlan');
    expect(await flagOf('schooladmin')).toMatchObject({ paidPlan: false });
    expect((await people('GET', 'students/6')).body.paidPlan).toBe(false);
    expect((await as('teacher', 'GET', '/control-panel/v1/students/6')).body).not.toHaveProperty('paidPlan');
  });
});
