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

  test('a fault of a client has the error body and the headers that the operation documents', async () => {
    await add({ operation: 'register', status: 409, times: 1 });
    await add({ operation: 'register', status: 429, times: 1 });
    const call = () => ask(sandbox.app, 'POST', '/account/register', { json: {} });
    const [conflict, tooMany] = [await call(), await call()];
    expect([conflict.status, conflict.body.name]).toEqual([409, 'ConflictError']);
    expect([tooMany.status, tooMany.body.name, tooMany.headers.get('retry-after')]).toEqual([429, 'TooManyRequestsError', '30']);
  });

  test('a fault of a client for a whole service occurs only at the operations that document it', async () => {
    await add({ service: 'account', status: 409 });
    expect((await me()).status).toBe(200);
  });

  test('a status that the operation does not document is refused in words', async () => {
    const { status, body } = await add({ operation: 'getMe', status: 418 });
    expect([status, body.message]).toEqual([400, 'getMe documents no status 418; only a status from 500 is possible anywhere.']);
    expect((await add({ operation: 'getMe', status: 599 })).status).toBe(201);
  });

  test('only a request with the secret name of a scope meets its faults, until it is closed', async () => {
    const open = async (): Promise<string> => (await ask(sandbox.app, 'POST', '/__sandbox/faults/scopes')).body.scope;
    const within = async (scope: string) =>
      (await ask(sandbox.app, 'GET', '/account/me', { token, headers: { 'x-sandbox-scope': scope } })).status;
    const [mine, other] = [await open(), await open()];
    await add({ operation: 'getMe', status: 503, scope: mine });
    await add({ operation: 'getMe', status: 500, scope: other });
    expect([await within(mine), await within(other), await within('unknown'), (await me()).status]).toEqual([503, 500, 200, 200]);
    expect((await ask(sandbox.app, 'GET', '/__sandbox/faults')).body.data).toEqual([]);
    await ask(sandbox.app, 'DELETE', '/__sandbox/faults');
    await ask(sandbox.app, 'DELETE', `/__sandbox/faults/scopes/${mine}`);
    expect([await within(mine), await within(other)]).toEqual([200, 500]);
    await add({ operation: 'getMe', status: 502 });
    expect([await within(mine), (await me()).status]).toEqual([502, 502]);
  });

  test('a page of this machine may send the name of a scope', async () => {
    const { headers } = await ask(sandbox.app, 'OPTIONS', '/account/me', {
      headers: { origin: 'http://realmkit.se.localhost:8080', 'access-control-request-headers': 'x-sandbox-scope' },
    });
    expect(headers.get('access-control-allow-headers')).toBe('x-sandbox-scope');
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
    [{ status: 418 }, 'status', 'undocumented'],
    [{ status: 500, scope: 'none' }, 'scope', 'unknown'],
    [{ delay: 0 }, 'delay', 'type'],
    [{ status: 500, times: 0 }, 'times', 'type'],
  ])('the invalid fault %j is refused, and the error names its attribute', async (fault, attribute, reason) => {
    const { status, body } = await add(fault);
    expect([status, body.attributes]).toEqual([400, [{ attribute, reason }]]);
  });
});
