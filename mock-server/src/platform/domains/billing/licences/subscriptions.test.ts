import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { ask, claimsOf, type Reply, tokenOf } from '../../../sandbox/testing/visitor.ts';

const kinds = [
  { path: '/userSubscriptionPeriods', ownerName: 'userUid', owner: 'se-user-3', other: 'se-user-6', first: 162 },
  { path: '/schoolUnitSubscriptionPeriods', ownerName: 'schoolUid', owner: 'se-school-4', other: 'se-school-5', first: 37 },
] as const;

describe.each(serviceDatabases)('subscription periods on %s', (kind) => {
  let sandbox: TestSandbox;
  let token: string;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    await ask(sandbox.app, 'POST', '/__sandbox/reset', { json: { realm: 'se' } });
    token = await tokenOf(sandbox.app, 'se', 'superuser');
  });

  const call = (method: string, path: string, json?: unknown): Promise<Reply> =>
    ask(sandbox.app, method, `/customer-management/eu${path}`, { token, json });
  const terms = { type: 'polylino-school', startDate: '2025-08-15', endDate: '2026-06-30' };

  test('subscription types are listed in the order of their names', { tags: ['admin §7 Customer management service.35'] }, async () => {
    const { body } = await call('GET', '/subscriptionTypes');
    const names = ['Begreppa', 'Polylino', 'Polylino Familj', 'Polylino Skola', 'Polylino Teckenspråk'];
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(names);
    expect(body.meta.totalItems).toBe(5);
  });

  describe.each(kinds)('periods at $path', ({ path, ownerName, owner, other, first }) => {
    const added = { editable: true, ...(ownerName === 'schoolUid' && { licences: null, used: null }) };
    const filtered = (filters: object) => call('GET', `${path}?size=100&filters=${encodeURIComponent(JSON.stringify(filters))}`);

    test('a subscription period is added, listed, replaced and deleted', {
      tags: [
        'admin §3.47',
        'admin §3.48',
        'admin §3.49',
        'admin §7 Customer management service.36',
        'admin §7 Customer management service.37',
        'admin §7 Customer management service.38',
        'admin §7 Customer management service.39',
        'admin §7 Customer management service.40',
        'admin §7 Customer management service.41',
        'admin §7 Customer management service.42',
        'admin §7 Customer management service.43',
      ],
    }, async () => {
      expect(await call('POST', path, { [ownerName]: owner, ...terms })).toMatchObject({ status: 201, body: { legacyId: first } });
      const ofType = (await filtered({ [ownerName]: owner, type: terms.type })).body.data;
      expect(ofType).toContainEqual({ legacyId: first, [ownerName]: owner, ...terms, ...added });
      expect((await call('POST', path, { [ownerName]: owner, ...terms, type: 'polylino-sign-language' })).status).toBe(201);
      expect((await filtered({ [ownerName]: owner, type: terms.type })).body.data).toEqual(ofType);
      expect((await call('PUT', `${path}/${first}`, { ...terms, endDate: null })).status).toBe(204);
      const ofOwner: Record<string, unknown>[] = (await filtered({ [ownerName]: owner })).body.data;
      expect(new Set(ofOwner.map((period) => period[ownerName]))).toEqual(new Set([owner]));
      expect(ofOwner).toContainEqual({
        legacyId: first,
        [ownerName]: owner,
        ...terms,
        ...added,
        endDate: null,
      });
      expect((await call('DELETE', `${path}/${first}/${other}`)).status).toBe(404);
      expect((await call('DELETE', `${path}/${first}/${owner}`)).status).toBe(204);
      expect((await call('DELETE', `${path}/${first}/${owner}`)).status).toBe(404);
    });

    test.each([
      [{ endDate: '2025-08-14' }, { attribute: 'endDate', reason: 'beforeStart' }],
      [{ type: 'nothing' }, { attribute: 'type', reason: 'unknown' }],
      [{ startDate: '15.8.2025' }, { attribute: 'startDate', reason: 'format' }],
      [{ startDate: '2025-02-30' }, { attribute: 'startDate', reason: 'format' }],
    ])('a subscription period with %o is refused', async (wrong, attribute) => {
      expect(await call('POST', path, { [ownerName]: owner, ...terms, ...wrong })).toMatchObject({
        status: 400,
        body: { attributes: [attribute] },
      });
    });

    test('the same subscription period is not added a second time, nor made by a change', async () => {
      const twice = { status: 409, body: { name: 'ConflictError', attributes: [{ attribute: 'type', reason: 'exists' }] } };
      const both = await Promise.all([1, 2].map(() => call('POST', path, { [ownerName]: owner, ...terms })));
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(await call('POST', path, { [ownerName]: owner, ...terms })).toMatchObject(twice);
      const { body } = await call('POST', path, { [ownerName]: owner, ...terms, endDate: null });
      expect(await call('PUT', `${path}/${body.legacyId}`, terms)).toMatchObject(twice);
      expect((await call('PUT', `${path}/${body.legacyId}`, { ...terms, endDate: null })).status).toBe(204);
    });

    test('the owner of a subscription period must exist', async () => {
      expect((await call('POST', path, { [ownerName]: 'se-nobody', ...terms })).body.attributes).toEqual([
        { attribute: ownerName, reason: 'unknown' },
      ]);
    });

    test('an invalid or unknown id of a subscription period is refused', async () => {
      expect((await call('PUT', `${path}/one`, terms)).body.attributes).toEqual([{ attribute: 'id', reason: 'type' }]);
      expect((await call('DELETE', `${path}/one/${owner}`)).status).toBe(400);
      expect((await call('PUT', `${path}/99999`, terms)).status).toBe(404);
    });

    test.each(['id', 'legacyId', 'type', 'startDate', 'endDate'])(
      'subscription periods are sorted by %s in both directions',
      async (field) => {
        const up = (await call('GET', `${path}?size=100&sort=${field},asc`)).body;
        const down: { legacyId: number }[] = [];
        for (let page = 1; down.length < up.meta.totalItems; page++)
          down.push(...(await call('GET', `${path}?size=100&sort=${field},desc&page=${page}`)).body.data);
        expect(down.reverse().slice(0, 100)).toEqual(up.data);
      },
    );
  });

  test('the subscriptions of a school unit appear in the tokens of its users', async () => {
    await call('POST', '/schoolUnitSubscriptionPeriods', {
      schoolUid: 'se-school-4',
      type: 'polylino-preschool',
      startDate: '2025-01-01',
      endDate: null,
    });
    expect(claimsOf(await tokenOf(sandbox.app, 'se', 'student')).subscriptions).toEqual([
      { type: 'begreppa' },
      { type: 'polylino-preschool' },
      { type: 'polylino-school' },
    ]);
  });

  describe('licences', () => {
    const people = '/userSubscriptionPeriods';
    const units = '/schoolUnitSubscriptionPeriods';
    // The periods of the organisation se-school-1, which the school admin se-user-2 administrates: 400 and 60 licences from 1 August 2025 on.
    const held = { school: 31, preschool: 32 };
    const year = { type: 'polylino-preschool', startDate: '2025-09-01', endDate: '2031-06-30' };
    let admin: string;
    beforeEach(async () => {
      admin = await tokenOf(sandbox.app, 'se', 'schooladmin');
    });
    const asAdmin = (method: string, path: string, json?: unknown): Promise<Reply> =>
      ask(sandbox.app, method, `/customer-management/eu${path}`, { token: admin, json });
    const give = (userUid: string, change: object = {}) => asAdmin('POST', people, { userUid, ...year, ...change });
    const setHeld = (change: object) =>
      call('PUT', `${units}/${held.preschool}`, { ...year, startDate: '2025-08-01', endDate: null, ...change });
    const periodsOf = async (path: string, filters: object) =>
      (await call('GET', `${path}?size=100&filters=${encodeURIComponent(JSON.stringify(filters))}`)).body.data;
    const usedOf = async () => {
      const data = await periodsOf(units, { schoolUid: 'se-school-1', type: 'polylino-preschool' });
      return data.map(({ used, licences }: { used: number; licences: number }) => `${used} of ${licences}`);
    };
    const pupils = async (count: number): Promise<string[]> => {
      const { body } = await call(
        'GET',
        `/users?size=${count}&filters=${encodeURIComponent('{"schoolUid":"se-school-4","role":"student"}')}`,
      );
      return body.data.map(({ uid }: { uid: string }) => uid);
    };
    const error = (status: number, attribute: string, reason: string) => ({ status, body: { attributes: [{ attribute, reason }] } });

    test('an administrator gives nothing that the organisation does not hold, and nothing to the own organisation', async () => {
      expect(await give('se-user-2', { type: 'polylino-consumer', endDate: null })).toMatchObject(error(403, 'type', 'consumer'));
      const own = { schoolUid: 'se-school-1', ...year, licences: 5 };
      expect(await asAdmin('POST', units, own)).toMatchObject(error(403, 'schoolUid', 'notBelow'));
      expect(await give('se-user-6', { startDate: '2025-07-31' })).toMatchObject(error(403, 'startDate', 'notHeld'));
      expect((await setHeld({ endDate: '2026-05-31' })).status).toBe(204);
      expect(await give('se-user-6')).toMatchObject(error(403, 'endDate', 'notHeld'));
      expect(await give('se-user-6', { endDate: null })).toMatchObject(error(403, 'endDate', 'notHeld'));
      expect((await call('DELETE', `${units}/${held.preschool}/se-school-1`)).status).toBe(204);
      expect(await give('se-user-6')).toMatchObject(error(403, 'type', 'notHeld'));
      const tokens = claimsOf(await tokenOf(sandbox.app, 'se', 'student')).subscriptions;
      expect(tokens).toEqual([{ type: 'begreppa' }, { type: 'polylino-school' }]);
    });

    test('a licence gives its person the subscription, and nobody else at the school', async () => {
      expect((await give('se-user-6', { endDate: null })).status).toBe(201);
      expect(claimsOf(await tokenOf(sandbox.app, 'se', 'student')).subscriptions).toContainEqual({ type: 'polylino-preschool' });
      expect(claimsOf(await tokenOf(sandbox.app, 'se', 'teacher')).subscriptions).not.toContainEqual({ type: 'polylino-preschool' });
    });

    test('concurrent administrators never give more licences than there are, and a free one can be given again', async () => {
      expect((await setHeld({ licences: 5 })).status).toBe(204);
      const uids = await pupils(12);
      const replies = await Promise.all(uids.map((uid) => give(uid)));
      expect(replies.map(({ status }) => status).sort()).toEqual([...Array(5).fill(201), ...Array(7).fill(409)]);
      expect(replies.find(({ status }) => status === 409)).toMatchObject(error(409, 'licences', 'used'));
      expect(await usedOf()).toEqual(['5 of 5']);
      const given = uids.filter((_, index) => replies[index]?.status === 201);
      const refused = uids.filter((_, index) => replies[index]?.status === 409);
      const first = (await periodsOf(people, { userUid: given[0] }))[0].legacyId;
      expect((await asAdmin('DELETE', `${people}/${first}/${given[0]}`)).status).toBe(204);
      expect((await give(refused[0] ?? '')).status).toBe(201);
      expect(
        await call('PUT', `${units}/${held.preschool}`, { ...year, startDate: '2025-08-01', endDate: null, licences: 4 }),
      ).toMatchObject(error(409, 'licences', 'used'));
      // Whoever is deleted, or leaves the organisation, needs no licence any more.
      expect((await call('DELETE', `/users/${given[1]}`)).status).toBe(200);
      const elsewhere = { schoolAssociations: [{ schoolUid: 'se-school-5', role: 'student' }] };
      expect((await call('PUT', `/users/${given[2]}/schoolUnits`, elsewhere)).status).toBe(204);
      expect(await periodsOf(people, { userUid: given[2] })).toEqual([]);
      expect(await usedOf()).toEqual(['3 of 5']);
    });

    test('a school below gets a share of the licences, and gives no more than that', async () => {
      expect((await setHeld({ licences: 5 })).status).toBe(204);
      const share = { schoolUid: 'se-school-4', ...year };
      expect(await asAdmin('POST', units, share)).toMatchObject(error(403, 'licences', 'required'));
      expect(await asAdmin('POST', units, { ...share, licences: 6 })).toMatchObject(error(409, 'licences', 'used'));
      const { body } = await asAdmin('POST', units, { ...share, licences: 4 });
      expect(await usedOf()).toEqual(['4 of 5']);
      const [one = '', two = ''] = await pupils(2);
      expect((await give(one)).status).toBe(201);
      const grantable = await asAdmin(
        'GET',
        `${units}?filters=${encodeURIComponent(JSON.stringify({ grantableToUserUid: two, type: year.type }))}&sort=id,asc`,
      );
      expect(grantable.body.data).toMatchObject([
        { legacyId: held.preschool, schoolUid: 'se-school-1', licences: 5, used: 5, editable: false },
        { legacyId: body.legacyId, schoolUid: 'se-school-4', licences: 4, used: 0, editable: true },
      ]);
      // The organisation's licences are used up: this one is of the school's share.
      expect((await give(two)).status).toBe(201);
      expect((await asAdmin('DELETE', `${units}/${body.legacyId}/se-school-4`)).status).toBe(204);
      expect(await periodsOf(people, { userUid: two })).toEqual([]);
      expect(await periodsOf(people, { userUid: one })).toHaveLength(1);
    });

    test('what is held for a shorter time ends for those who were given it, and the audit log says so', async () => {
      const { body } = await give('se-user-6', { endDate: null });
      expect((await setHeld({ endDate: '2026-01-31' })).status).toBe(204);
      expect(await periodsOf(people, { userUid: 'se-user-6' })).toMatchObject([{ ...year, endDate: '2026-01-31' }]);
      const log = await asAdmin('GET', '/users/se-user-6/auditLogs?size=1');
      expect(log.body.data[0]).toMatchObject({
        action: 'updateSchoolUnitSubscriptionPeriod',
        changes: [
          {
            field: `subscriptionPeriods.${body.legacyId}`,
            before: 'polylino-preschool 2025-09-01–',
            after: 'polylino-preschool 2025-09-01–2026-01-31',
          },
        ],
      });
      const [own] = (await call('GET', '/auditLogs?size=1')).body.data;
      expect(own.subject).toBe('se-user-6');
    });

    test('an administrator changes only what administrators gave', async () => {
      const set = error(403, 'id', 'setBySuperuser');
      expect(await asAdmin('PUT', `${units}/${held.school}`, { ...year, type: 'polylino-school', licences: 9000 })).toMatchObject(set);
      expect(await asAdmin('DELETE', `${units}/${held.school}/se-school-1`)).toMatchObject(set);
      const { body } = await call('POST', people, { userUid: 'se-user-6', ...year });
      expect(await asAdmin('DELETE', `${people}/${body.legacyId}/se-user-6`)).toMatchObject(set);
      const [period] = (await asAdmin('GET', `${people}?filters=${encodeURIComponent('{"userUid":"se-user-6"}')}`)).body.data;
      expect(period.editable).toBe(false);
    });
  });

  describe('sync settings', () => {
    const config = { active: true, dryRun: false, type: 'skolon', organizationMap: [{ legacyId: 5, uid: 'se-school-5', externalId: 'X' }] };

    test('sync settings are not found until they are set for the first time', {
      tags: ['admin §3.52', 'admin §3.53', 'admin §7 Customer management service.44', 'admin §7 Customer management service.46'],
    }, async () => {
      expect((await call('GET', '/sync/se-school-2')).status).toBe(404);
      expect((await call('PUT', '/sync/se-school-2/config', { config })).status).toBe(204);
      expect((await call('GET', '/sync/se-school-2')).body).toEqual({ ...config, lastFetch: null });
      expect((await call('GET', '/sync/se-school-404')).status).toBe(404);
    });

    test('each sync setting is set separately to a value of its type', {
      tags: ['admin §3.51', 'admin §7 Customer management service.45'],
    }, async () => {
      for (const [key, value] of Object.entries({ active: false, dryRun: false, type: 'skolon', organizationMap: [] }))
        expect((await call('PUT', `/sync/se-school-1/${key}`, { value })).status).toBe(204);
      expect((await call('GET', '/sync/se-school-1')).body).toMatchObject({
        active: false,
        dryRun: false,
        organizationMap: [],
        lastFetch: '2025-08-18T06:30:00.000Z',
      });
      for (const [key, value] of [
        ['active', 'skolon'],
        ['type', true],
        ['organizationMap', false],
      ] as const)
        expect((await call('PUT', `/sync/se-school-1/${key}`, { value })).body.attributes).toEqual([
          { attribute: 'value', reason: 'type' },
        ]);
      expect((await call('PUT', '/sync/se-school-1/colour', { value: true })).body.attributes).toEqual([
        { attribute: 'key', reason: 'enum' },
      ]);
    });

    test('the first sync setting leaves the other settings at their defaults', async () => {
      expect((await call('PUT', '/sync/se-school-3/active', { value: true })).status).toBe(204);
      expect((await call('GET', '/sync/se-school-3')).body).toEqual({
        active: true,
        dryRun: true,
        type: 'skolon',
        organizationMap: [],
        lastFetch: null,
      });
    });

    test('sync settings refer only to existing school units', async () => {
      const { body } = await call('PUT', '/sync/se-school-2/config', {
        config: { ...config, organizationMap: [{ legacyId: 1, uid: 'se-school-404', externalId: 'X' }] },
      });
      expect(body.attributes).toEqual([{ attribute: 'uid', reason: 'unknown' }]);
      expect((await call('PUT', '/sync/se-school-2/config', { config: { ...config, type: 'other' } })).body.attributes).toEqual([
        { attribute: 'type', reason: 'enum' },
      ]);
    });

    test('the Prefer header returns the 409 error of the sync system', async () => {
      const { status, body } = await ask(sandbox.app, 'GET', '/customer-management/eu/sync/se-school-1', {
        token,
        headers: { prefer: 'code=409' },
      });
      expect([status, body.errorType]).toEqual([409, 'SyncRunning']);
    });
  });
});
