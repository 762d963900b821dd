import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, openingTime, openTestSandbox, type TestSandbox } from '../sandbox/testing/testSandbox.ts';
import { ask, tokenOf } from '../sandbox/testing/visitor.ts';

describe.each(databaseKinds)('the controls on %s', (kind) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());

  const totalIn = async (realm: 'se' | 'de'): Promise<number> => {
    const token = await tokenOf(sandbox.app, realm, 'superuser');
    return (await ask(sandbox.app, 'GET', '/customer-management/eu/users?size=1', { token })).body.meta.totalItems;
  };
  const removeLast = async (realm: 'se' | 'de'): Promise<void> => {
    await ask(sandbox.app, 'DELETE', `/customer-management/eu/users/${realm}-user-2500`, {
      token: await tokenOf(sandbox.app, realm, 'superuser'),
    });
  };

  test('a reset of one realm restores its data and leaves the other realms unchanged', async () => {
    await removeLast('se');
    await removeLast('de');
    expect([await totalIn('se'), await totalIn('de')]).toEqual([2499, 2499]);
    const { status, body } = await ask(sandbox.app, 'POST', '/__sandbox/reset', { json: { realm: 'se' } });
    expect([status, body]).toEqual([200, { realms: ['se'] }]);
    expect([await totalIn('se'), await totalIn('de')]).toEqual([2500, 2499]);
  });

  test('a reset without a realm restores all data', async () => {
    await removeLast('se');
    await ask(sandbox.app, 'POST', '/__sandbox/reset');
    expect([await totalIn('se'), await totalIn('de')]).toEqual([2500, 2500]);
  });

  test('a reset undoes changes, moves and additions', async () => {
    let token = await tokenOf(sandbox.app, 'se', 'superuser');
    const shown = async () => (await ask(sandbox.app, 'GET', '/customer-management/eu/schoolUnits?size=100&sort=id,asc', { token })).body;
    const before = await shown();
    await ask(sandbox.app, 'POST', '/customer-management/eu/schoolUnits', {
      token,
      json: { name: 'Ny skola', type: 'school', parent: 'se-school-1' },
    });
    await ask(sandbox.app, 'PATCH', '/customer-management/eu/schoolUnits/se-school-5', { token, json: { parent: null, identifiers: [] } });
    expect(await shown()).not.toEqual(before);
    await ask(sandbox.app, 'POST', '/__sandbox/reset', { json: { realm: 'se' } });
    expect((await shown()).name).toBe('unauthorized');
    token = await tokenOf(sandbox.app, 'se', 'superuser');
    expect(await shown()).toEqual(before);
  });

  test('the clock moves by seconds, to a given time and back', async () => {
    const { body } = await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: 3600 } });
    expect(body.aheadSeconds).toBe(3600);
    expect((await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: 60 } })).body.aheadSeconds).toBe(3660);
    const newYear = `${new Date().getFullYear() + 1}-01-01`;
    const moved = await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { now: `${newYear}T00:00:00Z` } });
    expect(moved.body.now.slice(0, 10)).toBe(newYear);
    expect((await ask(sandbox.app, 'GET', '/__sandbox/clock')).body.now.slice(0, 10)).toBe(newYear);
    expect((await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { reset: true } })).body.aheadSeconds).toBe(0);
  });

  test('a clock request without a valid instruction is refused', async () => {
    for (const json of [{}, { advance: 'soon' }, { now: 'tomorrow' }])
      expect((await ask(sandbox.app, 'POST', '/__sandbox/clock', { json })).status).toBe(400);
  });

  test.each([
    { now: '+275760-09-13T00:00:00.000Z' },
    { now: '2100-01-01T00:00:00Z' },
    { now: '1969-12-31T23:59:59Z' },
    { advance: 1e12 },
    { advance: -1e12 },
  ])('the clock refuses %j, a time that it cannot show, and goes on', async (json) => {
    const { status, body } = await ask(sandbox.app, 'POST', '/__sandbox/clock', { json });
    expect([status, body.message]).toEqual([400, 'The clock can show times from 1970 to 2099.']);
    expect((await ask(sandbox.app, 'GET', '/__sandbox/clock')).body.aheadSeconds).toBe(0);
  });

  test('a reset with an unknown realm or a body that is not an object is refused', async () => {
    expect((await ask(sandbox.app, 'POST', '/__sandbox/reset', { json: { realm: 'dk' } })).body.attributes).toEqual([
      { attribute: 'realm', reason: 'enum' },
    ]);
    expect((await ask(sandbox.app, 'POST', '/__sandbox/reset', { json: 'se' })).status).toBe(400);
  });

  test('the controls refuse pages of other machines', async () => {
    for (const origin of ['https://evil.example', 'http://localhost.evil.example', 'null']) {
      const { status, body } = await ask(sandbox.app, 'POST', '/__sandbox/reset', { headers: { origin } });
      expect([status, body.name]).toEqual([403, 'forbidden']);
    }
    expect((await ask(sandbox.app, 'GET', '/__sandbox/health', { headers: { origin: 'http://realmkit.se.localhost:8080' } })).status).toBe(
      200,
    );
  });

  test('the controls are on the hosts of this machine only, also where the services are public', async () => {
    const read = (host: string, path: string) => sandbox.app.request(`http://${host}/__sandbox/${path}`);
    for (const host of ['services.example.org', 'realmkit.se', 'localhost.evil.example'])
      expect((await read(host, 'mails?realm=se')).status).toBe(403);
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'auth.realmkit.se.localhost'])
      expect((await read(host, 'mails?realm=se')).status).toBe(200);
    expect((await read('services.example.org', 'card-provider/intents/none')).status).toBe(404);
    expect((await read('services.example.org', 'identity')).status).toBe(200);
  });

  test('the health endpoint names the database engine of each shard', async () => {
    const engine = kind === 'PGlite' ? 'pglite' : 'postgresql';
    expect((await ask(sandbox.app, 'GET', '/__sandbox/health')).body).toEqual({ status: 'ok', shards: { eu: engine, us: engine } });
  });
});
