import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openingTime, openTestSandbox, type TestSandbox } from '../sandbox/testing/testSandbox.ts';
import { ask, type Reply, tokenOf } from '../sandbox/testing/visitor.ts';

describe('injected faults', () => {
  let sandbox: TestSandbox;
  let token: string;
  beforeAll(async () => {
    sandbox = await openTestSandbox('PGlite');
    token = await tokenOf(sandbox.app, 'se', 'teacher');
  }, openingTime);
  afterAll(() => sandbox.close());
  afterEach(() => ask(sandbox.app, 'DELETE', '/__sandbox/faults'));

  const add = (json: unknown): Promise<Reply> => ask(sandbox.app, 'POST', '/__sandbox/faults', { json });
  const me = (): Promise<Reply> => ask(sandbox.app, 'GET', '/account/me', { token });
  const groups = (): Promise<Reply> => ask(sandbox.app, 'GET', '/account/me/groups', { token });

  test('a service responds with the injected status and the error body until the fault is cleared', async () => {
    const { status, body } = await add({ service: 'account', status: 503 });
    expect(status).toBe(201);
    const failed = await me();
    expect([failed.status, failed.body.name, failed.headers.get('x-sandbox')]).toEqual([503, 'InjectedFault', 'fault']);
    await ask(sandbox.app, 'DELETE', `/__sandbox/faults/${body.id}`);
    expect((await me()).status).toBe(200);
  });

  test('a fault of one operation occurs the given number of times and only there', async () => {
    await add({ operation: 'getMe', status: 500, times: 2 });
    expect([(await me()).status, (await groups()).status, (await me()).status, (await me()).status]).toEqual([500, 200, 500, 200]);
    expect((await ask(sandbox.app, 'GET', '/__sandbox/faults')).body.data).toEqual([]);
  });

  test('a fault applies before authentication, and pages of this machine may read its response', async () => {
    await add({ service: 'account', status: 502 });
    const { status, headers } = await ask(sandbox.app, 'GET', '/account/me', { headers: { origin: 'http://realmkit.se.localhost:8080' } });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([502, 'http://realmkit.se.localhost:8080']);
  });

  test('a delayed call gets its normal response', async () => {
    await add({ operation: 'getMe', delay: 30, times: 1 });
    expect((await me()).body.username).toBe('teacher');
  });

  test('a call whose connection is dropped gets no response', async () => {
    const server = serve({ fetch: sandbox.app.fetch, port: 0, hostname: '127.0.0.1' });
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    await add({ operation: 'getMe', drop: true, times: 1 });
    const call = () => fetch(`http://127.0.0.1:${port}/account/me`, { headers: { authorization: `Bearer ${token}` } });
    await expect(call()).rejects.toThrow('fetch failed');
    expect((await call()).status).toBe(200);
    await new Promise((closed) => server.close(closed));
  });

  test.each([
    [{}, 'body', 'anyOf'],
    [{ status: 200 }, 'status', 'type'],
    [{ status: 500, service: 'none' }, 'service', 'enum'],
    [{ status: 500, operation: 'none' }, 'operation', 'enum'],
    [{ delay: 0 }, 'delay', 'type'],
    [{ status: 500, times: 0 }, 'times', 'type'],
  ])('the invalid fault %j is refused, and the error names its attribute', async (fault, attribute, reason) => {
    const { status, body } = await add(fault);
    expect([status, body.attributes]).toEqual([400, [{ attribute, reason }]]);
  });
});
