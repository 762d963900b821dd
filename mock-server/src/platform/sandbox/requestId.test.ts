import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectReport } from '../../../../scripts/suites/reports.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';
import { openingTime } from './testing/testSandbox.ts';
import { ask, tokenOf } from './testing/visitor.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ data: {} });
}, openingTime);
afterAll(() => sandbox.close());

const given = { 'x-request-id': 'from-a-page-0001' };

test.each(['/account/me', '/account/nowhere', '/weather/today', '/__sandbox/mails?realm=xx'])(
  'an error at %s has the id that the request gave, in its header and in its body',
  async (path) => {
    const { status, headers, body } = await ask(sandbox.app, 'GET', path, { headers: given });
    expect(status).toBeGreaterThanOrEqual(400);
    expect([headers.get('x-request-id'), body.requestId]).toEqual([given['x-request-id'], given['x-request-id']]);
  },
);

test.each([undefined, 'short', 'with spaces in it', 'x'.repeat(65)])('a request that gives the id %j gets one of its own', async (id) => {
  const { headers, body } = await ask(sandbox.app, 'GET', '/account/me', { headers: id === undefined ? {} : { 'x-request-id': id } });
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(body.requestId).toBe(headers.get('x-request-id'));
});

test('a response that is no error has the id in its header alone, and pages may read it', async () => {
  const token = await tokenOf(sandbox.app, 'se', 'teacher');
  const { headers, body } = await ask(sandbox.app, 'GET', '/account/me', {
    token,
    headers: { ...given, origin: 'http://realmkit.se.localhost:8080' },
  });
  expect([headers.get('x-request-id'), 'requestId' in body]).toEqual([given['x-request-id'], false]);
  expect(headers.get('access-control-expose-headers')?.split(', ')).toEqual(expect.arrayContaining(['X-Request-Id', 'Retry-After']));
});

test('the log of requests and what a failure prints name the id of the request', async () => {
  const reports = expectReport(/request from-a-page-0001/);
  const token = await tokenOf(sandbox.app, 'se', 'consumer');
  const { database } = sandbox.shards.eu.engine;
  await database.execute(sql`alter table account_eu.email_validations rename to gone`);
  const json = { email: 'somebody@example.se' };
  const { status } = await ask(sandbox.app, 'PUT', '/account/me/email', { token, json, headers: given });
  await database.execute(sql`alter table account_eu.gone rename to email_validations`);
  const { body } = await ask(sandbox.app, 'GET', '/__sandbox/requests?service=account');
  expect([status, reports.length, body.data[0].requestId]).toEqual([500, 1, given['x-request-id']]);
});
