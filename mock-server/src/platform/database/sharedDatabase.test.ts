import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectReport } from '../../../../scripts/suites/reports.ts';
import { createSandbox, type Sandbox } from '../sandbox/sandbox.ts';
import { type PostgresqlServer, startPostgresql } from '../sandbox/testing/postgresqlServer.ts';
import { openingTime } from '../sandbox/testing/testSandbox.ts';
import { ask, exchange, refresh, signInAs, tokenOf } from '../sandbox/testing/visitor.ts';

let server: PostgresqlServer;
let one: Sandbox;
let other: Sandbox;
beforeAll(async () => {
  server = await startPostgresql();
  const data = { eu: await server.database('eu'), us: await server.database('us') };
  // Both find empty databases: one creates the tables, the seed and the signing keys, while the other waits.
  [one, other] = await Promise.all([createSandbox({ data }), createSandbox({ data })]);
}, openingTime);
afterAll(async () => {
  await one.close();
  await other.close();
  await server.stop();
});

test('a token that one sandbox issued is valid at another one on the same databases', async () => {
  for (const realm of ['se', 'us'] as const) {
    const token = await tokenOf(one.app, realm, 'teacher');
    expect((await ask(other.app, 'GET', '/account/me', { token })).body.uid).toBe(`${realm}-user-3`);
  }
  const keys = await Promise.all([one, other].map(({ app }) => ask(app, 'GET', '/auth/.well-known/jwks.json')));
  expect(keys[0]?.body).toEqual(keys[1]?.body);
});

test('a login that ends at one sandbox ends its access tokens at the other at once', async () => {
  const { body } = await exchange(one.app, 'se', await signInAs(one.app, 'se', 'teacher'));
  const statuses = () =>
    Promise.all([one, other].map(async ({ app }) => (await ask(app, 'GET', '/account/me', { token: body.access_token })).status));
  expect(await statuses()).toEqual([200, 200]);
  await ask(one.app, 'GET', `/auth/logout?id_token_hint=${body.id_token}`);
  expect(await statuses()).toEqual([401, 401]);
});

test('a code that one sandbox issued can be exchanged at either sandbox, but only once', async () => {
  const signIn = await signInAs(one.app, 'se', 'teacher');
  const both = await Promise.all([one, other].map(({ app }) => exchange(app, 'se', signIn)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('a refresh token that was used at one sandbox counts as used at the other', async () => {
  const { body } = await exchange(one.app, 'se', await signInAs(one.app, 'se', 'teacher'));
  await refresh(one.app, 'se', body.refresh_token);
  await ask(one.app, 'POST', '/__sandbox/clock', { json: { advance: 30 } });
  expect((await refresh(other.app, 'se', body.refresh_token)).body.error).toBe('invalid_grant');
  await ask(one.app, 'POST', '/__sandbox/clock', { json: { reset: true } });
});

test('a refresh that both sandboxes get at once with one Idempotency-Key gets the same tokens', async () => {
  const { body } = await exchange(one.app, 'se', await signInAs(one.app, 'se', 'teacher'));
  const headers = { 'Idempotency-Key': 'one-refresh' };
  const both = await Promise.all([one, other].map(({ app }) => refresh(app, 'se', body.refresh_token, headers)));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0]?.body).toEqual(both[1]?.body);
});

test('a write at one sandbox shows at once in the lists of the other', async () => {
  let token = await tokenOf(one.app, 'se', 'superuser');
  const total = async ({ app }: Sandbox, query: string) =>
    (await ask(app, 'GET', `/customer-management/eu/users?${query}`, { token })).body.meta.totalItems;
  const student = `filters=${encodeURIComponent('{"groupUid":"se-group-4","role":"student"}')}`;
  for (const sandbox of [one, other]) expect([await total(sandbox, ''), await total(sandbox, student)]).toEqual([2500, 29]);
  await ask(one.app, 'DELETE', '/customer-management/eu/users/se-user-6', { token });
  for (const sandbox of [one, other]) expect([await total(sandbox, ''), await total(sandbox, student)]).toEqual([2499, 28]);
  await ask(other.app, 'POST', '/__sandbox/reset', { json: { realm: 'se' } });
  token = await tokenOf(other.app, 'se', 'superuser');
  for (const sandbox of [one, other]) expect([await total(sandbox, ''), await total(sandbox, student)]).toEqual([2500, 29]);
});

test('two sandboxes on the same databases share one clock', async () => {
  const token = await tokenOf(one.app, 'us', 'teacher');
  await ask(one.app, 'POST', '/__sandbox/clock', { json: { advance: 3601 } });
  expect((await ask(other.app, 'GET', '/__sandbox/clock')).body.aheadSeconds).toBe(3601);
  expect((await ask(other.app, 'GET', '/account/me', { token })).status).toBe(401);
  await ask(other.app, 'POST', '/__sandbox/clock', { json: { reset: true } });
  expect((await ask(one.app, 'GET', '/account/me', { token })).status).toBe(200);
});

test('each id is allocated once, even when two sandboxes allocate at the same time', async () => {
  const token = await tokenOf(one.app, 'se', 'superuser');
  const make = (sandbox: Sandbox, number: number) =>
    ask(sandbox.app, 'PUT', '/customer-management/eu/groups', { token, json: { schoolUid: 'se-school-4', name: `Grupp ${number}` } });
  const made = await Promise.all(Array.from({ length: 20 }, (_, index) => make(index % 2 ? one : other, index)));
  expect(new Set(made.map(({ body }) => body.uid)).size).toBe(20);
  expect(made.every(({ status }) => status === 201)).toBe(true);
});

test('a restore that meets a write of another process begins again, and restores everything', async () => {
  const token = await tokenOf(one.app, 'se', 'superuser');
  const json = { schoolUid: 'se-school-4', name: 'Made after the snapshot' };
  const groups = async () =>
    (await ask(one.app, 'GET', `/customer-management/eu/groups?q=${encodeURIComponent('after the snapshot')}`, { token })).body.meta
      .totalItems;
  await ask(one.app, 'POST', '/__sandbox/snapshot', { json: { name: 'before' } });
  await ask(one.app, 'PUT', '/customer-management/eu/groups', { token, json });
  expect(await groups()).toBe(1);
  const writer = new pg.Client(server.url('eu'));
  await writer.connect();
  await writer.query('begin');
  await writer.query(`update customer_management_eu.groups set name = name || '!' where name = $1`, [json.name]);
  const restored = ask(one.app, 'POST', '/__sandbox/restore', { json: { name: 'before' } });
  await vi.waitFor(async () => {
    const { rows } = await writer.query(`select from pg_stat_activity where wait_event_type = 'Lock' and datname = 'eu'`);
    expect(rows.length).toBeGreaterThan(0);
  });
  await writer.query('commit');
  await writer.end();
  expect((await restored).status).toBe(200);
  expect(await groups()).toBe(0);
});

test('when the server ends, requests under way and further ones get 503 in words, and after its start both sandboxes go on', async () => {
  expectReport('The database does not answer');
  expectReport('A connection to PostgreSQL ended');
  const token = await tokenOf(one.app, 'se', 'superuser');
  const make = (number: number) =>
    ask(one.app, 'PUT', '/customer-management/eu/groups', { token, json: { schoolUid: 'se-school-4', name: `Waiting ${number}` } });
  const health = ({ app }: Sandbox) => ask(app, 'GET', '/__sandbox/health');
  // Requests wait for this lock within their transactions, more of them than there are connections.
  const holder = new pg.Client(server.url('eu'));
  holder.on('error', () => {});
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table customer_management_eu.groups in exclusive mode');
  const waiting = Array.from({ length: 12 }, (_, index) => make(index));
  await vi.waitFor(async () => {
    const { rows } = await holder.query(`select from pg_stat_activity where wait_event_type = 'Lock' and datname = 'eu'`);
    expect(rows.length).toBeGreaterThan(0);
  });
  // At once: a server that ends in order releases the lock of the holder, and a request could be done before its own connection ends.
  await server.end('SIGQUIT');
  for (const { status, body } of await Promise.all(waiting)) expect([status, body.name]).toEqual([503, 'DatabaseUnavailable']);
  expect((await make(0)).status).toBe(503);
  expect((await ask(one.app, 'POST', '/__sandbox/reset', { json: { realm: 'se' } })).status).toBe(503);
  for (const sandbox of [one, other])
    expect(await health(sandbox)).toMatchObject({ status: 503, body: { status: 'unavailable', unavailable: ['eu', 'us'] } });

  await server.start();
  for (const sandbox of [one, other]) expect((await health(sandbox)).body.status).toBe('ok');
  const made = await Promise.all(Array.from({ length: 12 }, (_, index) => make(index)));
  expect(made.map(({ status }) => status)).toEqual(Array(12).fill(201));
});
