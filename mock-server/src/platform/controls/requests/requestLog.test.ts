import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectReport } from '../../../../../scripts/suites/reports.ts';
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts';
import { copySeed } from '../../sandbox/testing/seedFolder.ts';
import { openingTime } from '../../sandbox/testing/testSandbox.ts';
import { ask, signInAs, tokenOf } from '../../sandbox/testing/visitor.ts';
import { type CompletedRequest, maxLoggedRequests, RequestLog } from './requestLog.ts';

const completed: CompletedRequest = {
  method: 'GET',
  path: '/account/me',
  search: '',
  service: 'account',
  operation: 'getMe',
  status: 200,
  started: 0,
  verdict: 'ok',
  mediaType: undefined,
  body: undefined,
  error: undefined,
};

describe('the request log', () => {
  test('the request log holds the latest requests and drops older ones', () => {
    const log = new RequestLog();
    for (let number = 1; number <= maxLoggedRequests + 50; number += 1) log.add({ ...completed, path: `/${number}` });
    const paths = log.list().map(({ path }) => path);
    expect(paths).toHaveLength(maxLoggedRequests);
    expect([paths[0], paths.at(-1)]).toEqual([`/${maxLoggedRequests + 50}`, '/51']);
  });

  test('the request log truncates long bodies and masks their secrets', () => {
    const log = new RequestLog();
    const body = JSON.stringify({ name: 'x'.repeat(1970), password: 'hush hush hush hush hush' });
    log.add({ ...completed, body, mediaType: 'application/json' });
    const logged = log.list()[0]?.body ?? '';
    expect(logged.length).toBeLessThan(2020);
    expect(logged).not.toContain('hush');
  });
});

describe('the request log of a sandbox', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await createSandbox({ data: { folder: await copySeed() } });
  }, openingTime);
  afterAll(() => sandbox.close());
  beforeEach(async () => void (await ask(sandbox.app, 'DELETE', '/__sandbox/requests')));
  const logged = async (query = '') => (await ask(sandbox.app, 'GET', `/__sandbox/requests${query}`)).body.data;

  test('the request log lists each request with its operation, status and verdict', async () => {
    const token = await tokenOf(sandbox.app, 'se', 'teacher');
    await ask(sandbox.app, 'GET', '/account/me/groups?limit=5', { token });
    const [{ id, requestId, at, duration, ...request }] = await logged();
    expect(request).toEqual({
      method: 'GET',
      path: '/account/me/groups',
      query: 'limit=5',
      service: 'account',
      operation: 'listMyGroups',
      status: 200,
      verdict: 'ok',
    });
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect([id > 0, Number.isNaN(Date.parse(at)), duration > 0]).toEqual([true, false, true]);
  });

  test('the request log distinguishes refused requests, unknown paths and injected faults', async () => {
    const token = await tokenOf(sandbox.app, 'se', 'teacher');
    await ask(sandbox.app, 'GET', '/account/me/groups?limit=500', { token });
    await ask(sandbox.app, 'GET', '/account/me/nothing', { token });
    await ask(sandbox.app, 'GET', '/nowhere/at/all');
    await ask(sandbox.app, 'POST', '/__sandbox/faults', { json: { service: 'account', status: 503, times: 1 } });
    await ask(sandbox.app, 'GET', '/account/me', { token });
    await ask(sandbox.app, 'POST', '/__sandbox/faults', { json: { operation: 'getMe', drop: true, times: 1 } });
    // Without a socket to break, this request fails in its own way.
    await ask(sandbox.app, 'GET', '/account/me', { token }).catch(() => undefined);
    const requests = await logged('?problems=true');
    expect(requests.map(({ verdict, status }: { verdict: string; status: number }) => `${status} ${verdict}`)).toEqual([
      '0 fault',
      '503 fault',
      '404 outside',
      '404 outside',
      '400 refused',
    ]);
    expect(requests[1].operation).toBe('getMe');
    expect(requests[4].error.attributes).toEqual([{ attribute: 'limit', reason: 'maximum' }]);
    expect(await logged('?service=payment')).toEqual([]);
  });

  test('the request log marks a response that violates its contract', async () => {
    const token = await tokenOf(sandbox.app, 'se', 'teacher');
    expectReport('getMe answered 200 outside of its contract');
    const { engine } = sandbox.shards.eu;
    const { users } = sandbox.shards.eu.tables;
    await engine.database.update(users).set({ email: 'no address' });
    await ask(sandbox.app, 'GET', '/account/me', { token });
    const [request] = await logged();
    expect([request.status, request.verdict, request.error.name]).toEqual([500, 'violation', 'ContractViolation']);
  });

  test('the request log holds no password, no code and no token', async () => {
    const signedIn = await signInAs(sandbox.app, 'se', 'teacher');
    const token = await tokenOf(sandbox.app, 'se', 'teacher');
    const text = JSON.stringify(await logged());
    expect(text).toContain('username=teacher');
    for (const secret of ['realmkit-demo', signedIn.code, signedIn.verifier, token]) expect(text).not.toContain(secret);
  });

  test.each(['?service=dk', '?problems=maybe'])('the log filter %s is refused', async (query) => {
    expect((await ask(sandbox.app, 'GET', `/__sandbox/requests${query}`)).status).toBe(400);
  });
});
