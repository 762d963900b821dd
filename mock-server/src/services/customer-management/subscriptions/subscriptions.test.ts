import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds, openingTime, openTestSandbox, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { ask, claimsOf, type Reply, tokenOf } from '../../../sandbox/testing/visitor.ts';

const kinds = [
  { path: '/userSubscriptionPeriods', ownerName: 'userUid', owner: 'se-user-3', other: 'se-user-6', first: 162 },
  { path: '/schoolUnitSubscriptionPeriods', ownerName: 'schoolUid', owner: 'se-school-4', other: 'se-school-5', first: 31 },
] as const;

describe.each(databaseKinds)('subscription periods on %s', (kind) => {
  let sandbox: TestSandbox;
  let token: string;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
    token = await tokenOf(sandbox.app, 'se', 'superuser');
  }, openingTime);
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    await ask(sandbox.app, 'POST', '/__sandbox/reset', { json: { realm: 'se' } });
  });

  const call = (method: string, path: string, json?: unknown): Promise<Reply> =>
    ask(sandbox.app, method, `/customer-management/eu${path}`, { token, json });
  const terms = { type: 'polylino-school', startDate: '2025-08-15', endDate: '2026-06-30' };

  test('subscription types are listed in the order of their names', async () => {
    const { body } = await call('GET', '/subscriptionTypes');
    const names = ['Begreppa', 'Polylino', 'Polylino Familj', 'Polylino Skola', 'Polylino Teckenspråk'];
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(names);
    expect(body.meta.totalItems).toBe(5);
  });

  describe.each(kinds)('periods at $path', ({ path, ownerName, owner, other, first }) => {
    const filtered = (filters: object) => call('GET', `${path}?size=100&filters=${encodeURIComponent(JSON.stringify(filters))}`);

    test('a subscription period is added, listed, replaced and deleted', async () => {
      expect(await call('POST', path, { [ownerName]: owner, ...terms })).toMatchObject({ status: 201, body: { legacyId: first } });
      expect((await filtered({ [ownerName]: owner, type: 'polylino-school' })).body.data).toContainEqual({
        legacyId: first,
        [ownerName]: owner,
        ...terms,
      });
      expect((await call('PUT', `${path}/${first}`, { ...terms, endDate: null })).status).toBe(204);
      expect((await filtered({ [ownerName]: owner })).body.data).toContainEqual({
        legacyId: first,
        [ownerName]: owner,
        ...terms,
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

  describe('sync settings', () => {
    const config = { active: true, dryRun: false, type: 'skolon', organizationMap: [{ legacyId: 5, uid: 'se-school-5', externalId: 'X' }] };

    test('sync settings are not found until they are set for the first time', async () => {
      expect((await call('GET', '/sync/se-school-2')).status).toBe(404);
      expect((await call('PUT', '/sync/se-school-2/config', { config })).status).toBe(204);
      expect((await call('GET', '/sync/se-school-2')).body).toEqual({ ...config, lastFetch: null });
      expect((await call('GET', '/sync/se-school-404')).status).toBe(404);
    });

    test('each sync setting is set separately to a value of its type', async () => {
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
