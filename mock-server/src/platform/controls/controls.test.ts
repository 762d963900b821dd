import { once } from 'node:events';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseKinds, openingTime, openTestSandbox, type TestSandbox } from '../sandbox/testing/testSandbox.ts';
import { ask, tokenOf } from '../sandbox/testing/visitor.ts';

const token = 'the-token-of-the-controls';

describe.each(databaseKinds)('the controls on %s', (kind) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind, { trust: { controlToken: token } });
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

  describe('over the network', () => {
    let server: Server;
    let port: number;
    beforeAll(async () => {
      server = serve({ fetch: sandbox.app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
      await once(server, 'listening');
      port = (server.address() as AddressInfo).port;
    });
    afterAll(() => server.close());
    afterEach(() => vi.unstubAllEnvs());
    const send = async (method: string, path: string, headers: Readonly<Record<string, string>>) => {
      const sent = request({ host: '127.0.0.1', port, method, path, headers }).end();
      const [response] = await once(sent, 'response');
      response.resume();
      return response.statusCode;
    };
    const isOpenToAll = /^\/__sandbox\/(identity|card-provider|health)/;
    const controls = () =>
      sandbox.app.routes
        .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/__sandbox/') && !isOpenToAll.test(path))
        .map(({ method, path }) => ({ method, path: path.replaceAll(/:\w+(\{.*?\})?/g, 'none') }));

    test('no control opens by what a request says of itself where the platform is public', async () => {
      expect(controls().length).toBeGreaterThan(20);
      vi.stubEnv('PUBLIC_ORIGIN', 'https://realmkit.{suffix}');
      for (const { method, path } of controls())
        for (const host of ['localhost', '127.0.0.1', '[::1]', 'x.localhost', 'services.example.org'])
          expect([method, path, host, await send(method, path, { host })]).toEqual([method, path, host, 403]);
      expect(await send('GET', '/__sandbox/mails?realm=se', { host: 'localhost', authorization: 'Bearer guessed-guessed-guessed' })).toBe(
        403,
      );
      expect(await send('GET', '/__sandbox/mails?realm=se', { host: 'services.example.org', authorization: `Bearer ${token}` })).toBe(200);
    });

    test('on this machine alone they open for its programs, and for nobody whom a proxy forwards', async () => {
      const mails = '/__sandbox/mails?realm=se';
      expect(await send('GET', mails, { host: 'localhost:3000' })).toBe(200);
      expect(await send('GET', mails, { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1' })).toBe(403);
      expect(await send('GET', mails, { host: 'services.example.org' })).toBe(403);
    });

    test('everybody may ask for the health, and the pages of the apps for the card provider', async () => {
      vi.stubEnv('PUBLIC_ORIGIN', 'https://realmkit.{suffix}');
      const host = 'services.example.org';
      expect(await send('GET', '/__sandbox/health', { host })).toBe(200);
      expect(await send('GET', '/__sandbox/card-provider/intents/none', { host })).toBe(404);
      expect(await send('GET', '/__sandbox/identity', { host })).toBe(200);
    });
  });

  test('two moves of the clock at once both count', async () => {
    const move = () => ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: 86_400 } });
    await Promise.all([move(), move(), move()]);
    expect((await ask(sandbox.app, 'GET', '/__sandbox/clock')).body.aheadSeconds).toBe(3 * 86_400);
    const [eu, us] = await Promise.all([sandbox.shards.eu.clock.now(), sandbox.shards.us.clock.now()]);
    expect(Math.abs(eu - us)).toBeLessThan(1000);
    await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { reset: true } });
  });

  test('the health endpoint names the database engine of each shard', async () => {
    const engine = kind === 'PGlite' ? 'pglite' : 'postgresql';
    expect((await ask(sandbox.app, 'GET', '/__sandbox/health')).body).toEqual({ status: 'ok', shards: { eu: engine, us: engine } });
  });
});
