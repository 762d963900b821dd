import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractNames, readContract } from '@realmkit/contract-engine';
import type { Hono } from 'hono';
import { beforeAll, describe, expect, test } from 'vitest';
import { mockOperations } from './mockOperations.ts';
import { mockServer } from './mockServer.ts';
import { operationsOf } from './prism.ts';

const { resolve } = createRequire(import.meta.url);
const foreignContract = (name: string) => resolve(`@realmkit/openapi/testing/contracts/${name}`);

let server: Hono;
beforeAll(async () => {
  server = (await mockServer()).app;
});

const token = { authorization: 'Bearer any' };

test('every service responds under its own path', async () => {
  const response = await server.request('/account/me', { headers: token });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ uid: expect.any(String), username: expect.any(String) });
  const { services } = await (await server.request('/')).json();
  expect(services).toEqual(expect.arrayContaining(contractNames.map((service) => `/${service}`)));
  expect(services).toEqual(expect.arrayContaining(['/customer-management/eu', '/customer-management/us']));
});

test('customer-management responds alike on both data shards', async () => {
  const [eu, us, plain] = await Promise.all(
    ['/eu', '/us', ''].map(async (shard) => (await server.request(`/customer-management${shard}/users`, { headers: token })).json()),
  );
  expect(eu.data.length).toBeGreaterThan(0);
  expect(us).toEqual(eu);
  expect(plain).toEqual(eu);
});

test('the credentials sign-in takes a form and names the redirect in a header that pages may read', async () => {
  const query = new URLSearchParams({
    response_type: 'code',
    scope: 'openid profile',
    client_id: 'realmkit-se',
    redirect_uri: 'http://realmkit.se.localhost:8080/login',
    state: 's'.repeat(22),
    nonce: 'n'.repeat(22),
    code_challenge: 'c'.repeat(43),
    code_challenge_method: 'S256',
  });
  const response = await server.request(`/auth/v1/authorize?${query}`, {
    method: 'POST',
    body: new URLSearchParams({ username: 'teacher', password: 'realmkit-demo' }),
    headers: { origin: 'http://realmkit.se.localhost:8080' },
  });
  expect(await response.text()).toBe('{}');
  expect(response.headers.get('x-redirect-location')).toContain('code=');
  expect(response.headers.get('access-control-expose-headers')).toContain('x-redirect-location');
  expect(response.headers.get('access-control-allow-origin')).toBe('http://realmkit.se.localhost:8080');
});

test('a CORS preflight of another origin is allowed', async () => {
  const response = await server.request('/account/me', {
    method: 'OPTIONS',
    headers: {
      origin: 'http://realmkit.fi.localhost:8080',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-headers')).toContain('authorization');
});

test('a path outside of every service gets 404 with the paths of the services', async () => {
  const response = await server.request('/nowhere');
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ name: 'not_found', message: expect.stringContaining('/account') });
});

test('the mock server serves the chosen services and logs every request', async () => {
  const lines: string[] = [];
  const { app, bases } = await mockServer({ services: ['account'], log: (line) => lines.push(line) });
  expect(bases).toEqual(['/account']);
  await app.request('/account/me?verbose=1', { headers: token });
  await app.request('/auth/.well-known/jwks.json');
  expect(lines).toEqual([
    expect.stringMatching(/^GET \/account\/me\?verbose=1 200 \d+ ms$/),
    expect.stringMatching(/^GET \/auth\/.well-known\/jwks.json 404 \d+ ms The mock server answers under \/account\.$/),
  ]);
});

test('a contract that cannot be read says so at each of its addresses, while the others are served', async () => {
  const missing = join(tmpdir(), 'realmkit-no-such-contract.yaml');
  const { app, problems } = await mockServer({
    services: ['moorings', 'missing'],
    contractFile: (service) => (service === 'moorings' ? foreignContract('moorings/openapi.yaml') : missing),
  });
  const served = await app.request('/moorings/moorings/7', { headers: token });
  expect([served.status, await served.json()]).toEqual([200, expect.objectContaining({ id: 7 })]);
  const refused = await app.request('/missing/anything');
  expect([refused.status, await refused.json()]).toEqual([500, { name: 'MockError', message: problems[0] }]);
  expect(problems).toEqual([expect.stringMatching(/realmkit-no-such-contract\.yaml:1: .*there is no file/)]);
});

test.each([
  [409, { berth: expect.any(String) }],
  [418, { reason: expect.any(String) }],
  [503, { code: expect.any(Number) }],
])('the status %d is answered by its own response, else by that of its range, else by the default', async (code, body) => {
  const { app } = await mockServer({ services: ['moorings'], contractFile: () => foreignContract('moorings/openapi.yaml') });
  const response = await app.request('/moorings/moorings', { method: 'POST', headers: { prefer: `code=${code}` } });
  expect([response.status, await response.json()]).toEqual([code, body]);
});

test('the mock asks for the credentials of the contract, and names those of HTTP in its challenge', async () => {
  const { app } = await mockServer({ services: ['tickets'], contractFile: () => foreignContract('tickets.yaml') });
  const answered = async (path: string, headers = {}, method = 'GET') => {
    const body = method === 'POST' ? JSON.stringify({ seat: 'A1' }) : null;
    const given = { 'content-type': 'application/json', ...headers };
    const response = await app.request(`/tickets${path}`, { method, headers: given, body });
    return [response.status, response.headers.get('www-authenticate')];
  };
  const basic = { authorization: `Basic ${btoa('ada:secret')}` };
  expect(await answered('/tickets', basic)).toEqual([200, null]);
  expect(await answered('/tickets', token)).toEqual([401, 'Basic realm="service", charset="UTF-8"']);
  expect(await answered('/tickets', { 'x-partner': 'key' }, 'POST')).toEqual([201, null]);
  expect(await answered('/tickets', { cookie: 'till=key' }, 'POST')).toEqual([201, null]);
  expect(await answered('/tickets', basic, 'POST')).toEqual([401, null]);
  expect(await answered('/seats?booth=key', basic)).toEqual([200, null]);
  const { app: lessons } = await mockServer({ services: ['lessons'], contractFile: () => foreignContract('lessons.yaml') });
  expect((await lessons.request('/lessons/lessons')).headers.get('www-authenticate')).toBe('Bearer');
  expect((await lessons.request('/lessons/lessons', { headers: token })).status).toBe(200);
});

describe.each(contractNames)('the contract %s', (service) => {
  const mismatches = async (prefer: (code: string, example?: string) => string, codes: RegExp) => {
    const operations = await operationsOf(readContract(service));
    const mock = mockOperations(operations, '');
    const wrong: string[] = [];
    for (const { method, path, responses } of operations)
      for (const { code, contents = [] } of responses.filter((response) => codes.test(response.code)))
        for (const example of [undefined, ...contents.flatMap(({ examples = [] }) => examples.map(({ key }) => key))]) {
          const request = new Request(`http://localhost${path.replaceAll(/\{\w+\}/g, 'any')}`, {
            method: method.toUpperCase(),
            headers: { prefer: prefer(code, example) },
          });
          const response = await mock(request);
          if (response.status !== Number(code)) wrong.push(`${method} ${path} ${code} ${example}: ${await response.text()}`);
        }
    return wrong;
  };

  test('the mock returns every documented status and example, and each fits its schema', async () => {
    expect(await mismatches((code, example) => (example ? `code=${code}, example=${example}` : `code=${code}`), /./)).toEqual([]);
  });

  test('generated responses of every success status fit their schemas', async () => {
    expect(await mismatches((code) => `code=${code}, dynamic=true, seed=realmkit`, /^2/)).toEqual([]);
  });
});
