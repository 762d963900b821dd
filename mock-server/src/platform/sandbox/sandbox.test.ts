import { longestBody } from '@realmkit/contract-engine';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { expectReport } from '../../../../scripts/suites/reports.ts';
import { forwardToMock } from './forwardToMock.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';
import { openingTime } from './testing/testSandbox.ts';
import { ask, authorizeQuery, tokenOf } from './testing/visitor.ts';

const page = { origin: 'http://realmkit.se.localhost:8080' };

describe('a sandbox in memory', () => {
  const mock = vi.fn(() => new Response(null, { status: 202 }));
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await createSandbox({ data: {}, mock, baseUrl: 'http://localhost:3177' });
  }, openingTime);
  afterAll(() => sandbox.close());

  test('the sandbox serves every service with state', async () => {
    const token = await tokenOf(sandbox.app, 'nl', 'superuser');
    const { status, headers, body } = await ask(sandbox.app, 'GET', '/customer-management/eu/users', { token });
    expect([status, headers.get('x-sandbox'), body.meta.totalItems]).toEqual([200, 'state', 2500]);
  });

  test.each(['/nope', '/weather/order?x=1', '/customer-management/fr/users', '/__sandbox/nope'])(
    'the path %s, which no contract has, gets 404 and never loads the mock',
    async (path) => {
      const { status, headers, body } = await ask(sandbox.app, 'POST', path, { headers: page, json: { priceId: 'p' } });
      expect([status, body.name, headers.get('access-control-allow-origin')]).toEqual([404, 'not_found', page.origin]);
      expect(mock).not.toHaveBeenCalled();
    },
  );

  test('an address that lacks the slash at its end is told so in words', async () => {
    const { status, body } = await ask(sandbox.app, 'GET', '/submissions?limit=5');
    expect([status, body.message]).toEqual([404, 'The address lacks the slash at its end: the path of this operation is /.']);
  });

  test.each(['/account/register', '/__sandbox/clock', '/__sandbox/faults', `/__sandbox/identity?${authorizeQuery('se').query}`])(
    'an endless body to %s gets 413 after one mebibyte',
    async (path) => {
      let sent = 0;
      const body = new ReadableStream({
        pull(controller) {
          sent += 65_536;
          controller.enqueue(new Uint8Array(65_536).fill(97));
        },
      });
      const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } };
      const response = await sandbox.app.request(path, init);
      expect([response.status, (await response.json()).name]).toEqual([413, 'PayloadTooLarge']);
      expect(sent).toBeLessThan(2 * longestBody);
    },
  );

  test.each(['/account/register', `/__sandbox/identity?${authorizeQuery('se').query}`])(
    'a client that stalls within the body of a request to %s holds up neither a reset nor the requests behind it',
    async (path) => {
      const stalled = Promise.withResolvers<ReadableStreamDefaultController>();
      const body = new ReadableStream({ start: stalled.resolve });
      const response = sandbox.app.request(path, { method: 'POST', body, ...{ duplex: 'half' } });
      (await stalled.promise).enqueue(new TextEncoder().encode('{'));
      expect((await ask(sandbox.app, 'POST', '/__sandbox/reset', { json: { realm: 'nl' } })).status).toBe(200);
      expect((await ask(sandbox.app, 'GET', '/payment/products', { headers: { 'X-Country': 'se' } })).status).toBe(200);
      (await stalled.promise).close();
      expect((await response).status).toBeGreaterThanOrEqual(400);
    },
  );

  test('the sandbox grants CORS to a page of this machine and exposes the redirect header', async () => {
    const preflight = await ask(sandbox.app, 'OPTIONS', '/account/register', {
      headers: { ...page, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type,idempotency-key' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(page.origin);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type,idempotency-key');
    const { headers } = await ask(sandbox.app, 'GET', '/account/me', { headers: page });
    expect(headers.get('access-control-allow-origin')).toBe(page.origin);
    expect(headers.get('access-control-expose-headers')).toMatch(/X-Redirect-Location.*x-sandbox/);
    const unknown = await ask(sandbox.app, 'GET', '/library/books', { headers: page });
    expect(unknown.headers.get('access-control-allow-origin')).toBe(page.origin);
  });

  test('the sandbox grants CORS to no page of another machine', async () => {
    for (const origin of ['https://evil.example', 'http://localhost.evil.example:8080', 'http://evil-localhost'])
      expect((await ask(sandbox.app, 'GET', '/account/me', { headers: { origin } })).headers.has('access-control-allow-origin')).toBe(
        false,
      );
  });

  test('no response may be stored or its type be guessed, errors included', async () => {
    const token = await tokenOf(sandbox.app, 'nl', 'superuser');
    const responses = [
      await ask(sandbox.app, 'GET', '/account/me', { token }),
      await ask(sandbox.app, 'GET', '/account/me'),
      await ask(sandbox.app, 'POST', '/auth/v2/token', {
        form: { grant_type: 'refresh_token', refresh_token: 'x', client_id: 'realmkit-nl' },
      }),
      await ask(sandbox.app, 'GET', '/account/nowhere'),
      await ask(sandbox.app, 'GET', '/weather/today'),
      await ask(sandbox.app, 'GET', '/__sandbox/clock'),
      await ask(sandbox.app, 'GET', '/__sandbox/mails?realm=xx'),
      await ask(sandbox.app, 'GET', '/__sandbox/identity'),
    ];
    expect(responses.map(({ headers }) => `${headers.get('x-content-type-options')} ${headers.get('cache-control')}`)).toEqual(
      responses.map(() => 'nosniff no-store'),
    );
  });

  test('neither the response nor the log of a failed query holds its statement or its parameters', async () => {
    const token = await tokenOf(sandbox.app, 'nl', 'consumer');
    const reports = expectReport(/changeMyEmail: A query failed: .*email_validations.*does not exist/);
    const { database } = sandbox.shards.eu.engine;
    await database.execute(sql`alter table account_eu.email_validations rename to gone`);
    const json = { email: 'somebody@example.nl' };
    const { status, body } = await ask(sandbox.app, 'PUT', '/account/me/email', { token, json });
    await database.execute(sql`alter table account_eu.gone rename to email_validations`);
    expect([status, body.name]).toEqual([500, 'SandboxError']);
    for (const text of [JSON.stringify(body), ...reports]) expect(text).not.toMatch(/insert into|params|somebody@example/);
  });

  test('the sandbox returns documented examples through Prefer, without a token', async () => {
    const { status, headers, body } = await ask(sandbox.app, 'GET', '/account/me', { headers: { prefer: 'code=200, example=shared' } });
    expect([status, headers.get('x-sandbox'), body.sharedAccount]).toEqual([200, 'state', true]);
    expect(
      (await ask(sandbox.app, 'GET', '/customer-management/eu/download-schoolUnits', { headers: { prefer: 'code=200' } })).headers.get(
        'content-type',
      ),
    ).toMatch('text/csv');
  });
});

test('an operation without a handler goes to the mock unchanged', async () => {
  const mock = async (request: Request) =>
    Response.json({ path: new URL(request.url).pathname, body: await request.text() }, { status: 202 });
  const app = new Hono().all('*', (context) => forwardToMock(context, mock, context.req.path));
  const { status, headers, body } = await ask(app, 'POST', '/weather/order?x=1', { json: { priceId: 'p' } });
  expect([status, headers.get('x-sandbox'), body]).toEqual([202, 'mock', { path: '/weather/order', body: '{"priceId":"p"}' }]);
});

test('without a mock, an operation without a handler gets 404 with an error body', async () => {
  const app = new Hono().all('*', (context) => forwardToMock(context, undefined, context.req.path));
  expect(await ask(app, 'GET', '/payment/me')).toMatchObject({ status: 404, body: { name: 'not_found' } });
});

test('the sandbox does not start on a database that cannot be reached', async () => {
  await expect(
    createSandbox({ data: { eu: 'postgres://nobody@127.0.0.1:1/none', us: 'postgres://nobody@127.0.0.1:1/none' } }),
  ).rejects.toThrow();
});
