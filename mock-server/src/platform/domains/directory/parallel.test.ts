import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts';
import { strayMemberships } from '../../sandbox/testing/strayMemberships.ts';
import { databaseKinds, openingTime, openTestSandbox, type TestSandbox } from '../../sandbox/testing/testSandbox.ts';
import { ask, type Reply, tokenOf } from '../../sandbox/testing/visitor.ts';

const writers = Array.from({ length: 50 }, (_, index) => index);

describe.each(databaseKinds)('fifty concurrent writers on %s', (kind) => {
  let sandbox: TestSandbox;
  /** A second process on a database that may be shared. */
  let second: Sandbox | undefined;
  let token: string;
  let pupils: string[];
  let group: string;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
    if (sandbox.shards.eu.engine.isShared) second = await createSandbox({ data: sandbox.data });
    token = await tokenOf(sandbox.app, 'se', 'superuser');
    const { body } = await call('GET', `/users?size=100&filters=${encodeURIComponent('{"schoolUid":"se-school-5","role":"student"}')}`);
    pupils = body.data.map(({ uid }: { uid: string }) => uid).slice(0, 50);
  }, openingTime);
  afterAll(async () => {
    await second?.close();
    await sandbox.close();
  });
  afterEach(async () => expect(await strayMemberships(sandbox)).toEqual([]));
  beforeEach(async () => {
    await ask(sandbox.app, 'POST', '/__sandbox/reset', { json: { realm: 'se' } });
    token = await tokenOf(sandbox.app, 'se', 'superuser');
    group = (await call('PUT', '/groups', { schoolUid: 'se-school-5', name: 'Kören' })).body.uid;
  });

  const appOf = (writer: number) => (writer % 2 && second ? second : sandbox).app;
  const call = (method: string, path: string, json?: unknown, writer = 0, headers = {}): Promise<Reply> =>
    ask(appOf(writer), method, `/customer-management/eu${path}`, { token, json, headers });
  const all = async (path: string, filters: object): Promise<Record<string, string>[]> => {
    const rows: Record<string, string>[] = [];
    for (let page = 1; ; page++) {
      const { body } = await call('GET', `${path}?size=100&page=${page}&filters=${encodeURIComponent(JSON.stringify(filters))}`);
      rows.push(...body.data);
      if (body.data.length === 0 || rows.length >= body.meta.totalItems) return rows;
    }
  };
  const pupil = (writer: number): string => pupils[writer % pupils.length] ?? '';
  const statuses = (replies: readonly Reply[]) => [...new Set(replies.map(({ status }) => status))];

  test('fifty concurrent memberships in one group are all stored once', async () => {
    const before = await all('/userGroups', { groupUid: group });
    const replies = await Promise.all(writers.map((writer) => call('PUT', `/users/${pupil(writer)}/groups/${group}`, undefined, writer)));
    expect(statuses(replies)).toEqual([204]);
    const after = await all('/userGroups', { groupUid: group });
    const members = after.map(({ userUid }) => userUid);
    expect(new Set(members).size).toBe(members.length);
    expect(members).toHaveLength(before.length + new Set(pupils).size);
    expect((await call('GET', `/groups/${group}`)).body.userCount).toBe(members.length);
    expect((await all('/users', { groupUid: group })).map(({ uid }) => uid).sort()).toEqual(members.sort());
  });

  test('fifty concurrent writes of one membership store and log it once', async () => {
    const uid = pupil(0);
    const replies = await Promise.all(writers.map((writer) => call('PUT', `/users/${uid}/groups/${group}`, undefined, writer)));
    expect(statuses(replies)).toEqual([204]);
    expect((await all('/userGroups', { groupUid: group })).filter(({ userUid }) => userUid === uid)).toHaveLength(1);
    const { body } = await call('GET', `/users/${uid}/auditLogs?size=100`);
    expect(body.data.filter(({ action }: { action: string }) => action === 'addUserToGroup').length).toBe(1);
  });

  test('concurrent memberships of one user in all groups of a school are all stored', async () => {
    const groups = (await all('/groups', { schoolUid: 'se-school-5' })).map(({ uid }) => uid ?? '');
    const uid = pupil(0);
    await Promise.all(writers.map((writer) => call('PUT', `/users/${uid}/groups/${groups[writer % groups.length]}`, undefined, writer)));
    for (const groupUid of groups) expect((await all('/users', { groupUid })).map((user) => user.uid)).toContain(uid);
  });

  test('every list agrees on the membership of a user who is concurrently added and removed', async () => {
    const uid = pupil(0);
    const replies = await Promise.all(
      writers.map((writer) => call(writer % 3 ? 'PUT' : 'DELETE', `/users/${uid}/groups/${group}`, undefined, writer)),
    );
    expect(statuses(replies)).toEqual([204]);
    const isMember = (await all('/userGroups', { groupUid: group })).some(({ userUid }) => userUid === uid);
    expect((await all('/users', { groupUid: group })).some((user) => user.uid === uid)).toBe(isMember);
    const { body } = await call('GET', `/users/${uid}/auditLogs?size=100`);
    const steps: (string | null)[] = body.data
      .flatMap(({ changes }: { changes: { field: string; after: string | null }[] }) => changes)
      .filter(({ field }: { field: string }) => field === `groups.${group}`)
      .map(({ after }: { after: string | null }) => after);
    // Each entry reverts the previous one: nothing was added twice or removed twice.
    expect(steps.every((after, index) => index === 0 || (after === null) !== (steps[index - 1] === null))).toBe(true);
    expect(steps[0] !== null && steps[0] !== undefined).toBe(isMember);
  });

  test('concurrent associations of one user are all stored, and lists show them all', async () => {
    const schools = ['se-school-5', 'se-school-8', 'se-school-11', 'se-school-14', 'se-school-4', 'se-school-7', 'se-school-10'];
    const replies = await Promise.all(
      writers.map((writer) =>
        call(
          'PUT',
          `/users/se-user-3/schoolUnits/${schools[writer % schools.length]}`,
          { role: writer % 2 ? 'admin' : 'employee' },
          writer,
        ),
      ),
    );
    expect(statuses(replies)).toEqual([204]);
    const { body } = await call('GET', '/users/se-user-3');
    expect(body.schoolAssociations.map(({ schoolUid }: { schoolUid: string }) => schoolUid).sort()).toEqual([...schools].sort());
    const rows = (await all('/userSchoolUnits', { userUid: 'se-user-3' })).map(({ schoolUid, role }) => [schoolUid, role]);
    expect(rows.sort()).toEqual(
      body.schoolAssociations.map(({ schoolUid, role }: { schoolUid: string; role: string }) => [schoolUid, role]).sort(),
    );
    for (const [schoolUid, role] of rows) expect((await all('/users', { schoolUid, role })).map(({ uid }) => uid)).toContain('se-user-3');
  });

  test('one of fifty concurrent replacements of all associations is stored completely', async () => {
    const schools = ['se-school-5', 'se-school-8', 'se-school-11', 'se-school-14'];
    const listOf = (writer: number) => schools.map((schoolUid) => ({ schoolUid, role: writer % 2 ? 'admin' : 'employee' }));
    const replies = await Promise.all(
      writers.map((writer) => call('PUT', '/users/se-user-3/schoolUnits', { schoolAssociations: listOf(writer) }, writer)),
    );
    expect(statuses(replies)).toEqual([204]);
    const { body } = await call('GET', '/users/se-user-3');
    expect(body.schoolAssociations).toHaveLength(schools.length);
    expect(new Set(body.schoolAssociations.map(({ role }: { role: string }) => role)).size).toBe(1);
  });

  test.each([
    ['/userSubscriptionPeriods', 'userUid', 'se-user-6'],
    ['/schoolUnitSubscriptionPeriods', 'schoolUid', 'se-school-4'],
  ])('fifty concurrent periods added through %s get fifty different ids', async (path, ownerName, owner) => {
    const before = await all(path, { [ownerName]: owner });
    const termsOf = (writer: number) => ({
      [ownerName]: owner,
      type: 'polylino-school',
      startDate: '2025-08-15',
      endDate: `${2040 + writer}-06-30`,
    });
    const replies = await Promise.all(writers.map((writer) => call('POST', path, termsOf(writer), writer)));
    expect(statuses(replies)).toEqual([201]);
    const numbers = replies.map(({ body }) => body.legacyId);
    expect(new Set(numbers).size).toBe(50);
    const after = (await all(path, { [ownerName]: owner })).map(({ legacyId }) => legacyId);
    expect(after).toHaveLength(before.length + 50);
    expect(numbers.every((number) => after.includes(number))).toBe(true);
  });

  test('a period and an order that two processes get fifty times with one Idempotency-Key are stored once', async () => {
    const terms = { userUid: 'se-user-6', type: 'polylino-school', startDate: '2025-08-15', endDate: null };
    const before = await all('/userSubscriptionPeriods', { userUid: 'se-user-6' });
    const replies = await Promise.all(
      writers.map((writer) => call('POST', '/userSubscriptionPeriods', terms, writer, { 'idempotency-key': 'one-intent' })),
    );
    expect(new Set(replies.map(({ body }) => body.legacyId)).size).toBe(1);
    expect(await all('/userSubscriptionPeriods', { userUid: 'se-user-6' })).toHaveLength(before.length + 1);
    const order = { priceId: 'price-se-gift', quantity: 1, name: 'Maja', email: 'maja@example.se', message: '' };
    const headers = { 'x-country': 'se', 'idempotency-key': 'one-intent' };
    const orders = await Promise.all(writers.map((writer) => ask(appOf(writer), 'POST', '/payment/order', { json: order, headers })));
    expect(new Set(orders.map(({ body }) => body.orderId)).size).toBe(1);
    expect(await sandbox.shards.eu.engine.database.select().from(sandbox.shards.eu.tables.orders)).toHaveLength(1);
  });

  test('concurrent writes of users, groups, school units and a sync do not deadlock', async () => {
    await call('PUT', '/sync/se-school-1/dryRun', { value: false });
    expect((await ask(sandbox.app, 'POST', '/sync/organizations/se-school-1/syncs/skolon/trigger', { token, json: {} })).status).toBe(202);
    await Promise.all([
      ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: 60 } }),
      ...writers.map((writer) => {
        const actions = [
          () => call('PUT', `/users/se-user-3/schoolUnits/se-school-${writer % 2 ? 7 : 10}`, { role: 'employee' }, writer),
          () => call('PUT', `/users/se-user-6/groups/se-group-${1 + (writer % 6)}`, undefined, writer),
          () => call('PATCH', '/schoolUnits/se-school-4', { name: `Björkskolan ${writer}` }, writer),
          () => call('PUT', '/groups', { schoolUid: 'se-school-4', name: `Grupp ${writer}` }, writer),
          () => call('PATCH', `/groups/se-group-${1 + (writer % 6)}`, { name: `Klass ${writer}` }, writer),
        ];
        return actions[writer % actions.length]?.();
      }),
    ]).then((replies) => expect(replies.map((reply) => reply?.status ?? 0).filter((status) => status >= 300)).toEqual([]));
    const { body } = await ask(sandbox.app, 'GET', '/sync/organizations/se-school-1/syncs/skolon/jobs', { token });
    expect(body.data[0]).toMatchObject({ status: 'finished', dryRun: false });
    await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { reset: true } });
  });
});
