import { createServer, type IncomingMessage, type Server } from 'node:http';
import { longestBody } from '@realmkit/contract-engine/http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fixtureProject } from './fixtureProject.ts';
import { gateway } from './gateway.ts';

const host = 'auth.realmkit.se.localhost:8080';
let requests: { method: string | undefined; url: string | undefined; headers: IncomingMessage['headers']; body: string }[] = [];
let sandbox = '';
let server: Server;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    requests.push({ method: request.method, url: request.url, headers: request.headers, body });
    if (request.url?.startsWith('/auth/v1/authorize'))
      response.writeHead(302, { location: `${sandbox}/__sandbox/identity?state=s`, 'set-cookie': ['one=1; HttpOnly', 'two=2'] });
    if (request.url?.startsWith('/auth/logout')) response.writeHead(302, { location: 'http://realmkit.se.localhost:8080/login' });
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  sandbox = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
});
beforeEach(() => {
  requests = [];
});
afterAll(() => server.close());

const ask = (path: string, init: RequestInit = {}, at = sandbox) =>
  gateway({ root: import.meta.dirname, sandbox: at, sandboxState: () => ({ phase: 'ready' }) }).request(`http://${host}${path}`, {
    ...init,
    headers: { ...init.headers, host },
  });

describe('the auth service on a host of the realm', () => {
  test('the auth host forwards each request unchanged, with cookies and origin', async () => {
    const origin = 'http://realmkit.se.localhost:8080';
    await ask('/auth/v2/token?x=1', {
      method: 'POST',
      body: 'grant_type=refresh_token',
      headers: { origin, cookie: 'realmkit_session=s' },
    });
    expect(requests).toMatchObject([
      { method: 'POST', url: '/auth/v2/token?x=1', body: 'grant_type=refresh_token', headers: { origin, cookie: 'realmkit_session=s' } },
    ]);
  });

  test('the auth host passes cookies on and keeps redirects to the identity page on its own host', async () => {
    const response = await ask('/auth/v1/authorize?state=s');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`http://${host}/__sandbox/identity?state=s`);
    expect(response.headers.getSetCookie()).toEqual(['one=1; HttpOnly', 'two=2']);
  });

  test('the auth host passes redirects to the apps on unchanged', async () => {
    expect((await ask('/auth/logout')).headers.get('location')).toBe('http://realmkit.se.localhost:8080/login');
  });

  test.each(['/', '/account/me', '/__sandbox/reset', '/__sandbox/identity/x', '/authx', '/auth/..%2f__sandbox/reset', '/config.json'])(
    'the auth host serves nothing at %s',
    async (path) => {
      const responses = [await ask(path), await ask(path, { method: 'POST' })];
      const reached = requests.filter(({ url }) => !url?.startsWith('/auth/'));
      expect(reached).toEqual([]);
      if (!path.startsWith('/auth/')) expect(responses.map(({ status }) => status)).toEqual([404, 404]);
    },
  );

  test('the auth host serves the files of the brand itself, and nothing else of the project', async () => {
    const project = fixtureProject({ 'design-system/dist/fonts/face.woff2': 'face', 'design-system/dist/realm.js': '' });
    const get = (path: string) =>
      gateway({ root: project.root, sandbox, sandboxState: () => ({ phase: 'ready' }) }).request(`http://${host}${path}`, {
        headers: { host },
      });
    const font = await get('/fonts/face.woff2');
    expect([font.status, font.headers.get('content-type'), font.headers.get('cache-control'), await font.text()]).toEqual([
      200,
      'font/woff2',
      'public, max-age=86400',
      'face',
    ]);
    for (const path of ['/fonts/other.woff2', '/fonts/..%2frealm.js', '/realm.js']) expect((await get(path)).status).toBe(404);
    expect(requests).toEqual([]);
    project.remove();
  });

  test('the auth host forwards no body that is too long for the service', async () => {
    const response = await ask('/auth/v2/token', { method: 'POST', body: 'a'.repeat(longestBody + 1) });
    expect([response.status, (await response.json()).name, requests]).toEqual([413, 'PayloadTooLarge', []]);
  });

  test('the auth host responds with 502 when the sandbox cannot be reached', async () => {
    expect((await ask('/auth/v1/authorize', {}, 'http://localhost:1')).status).toBe(502);
  });
});

test('the apps get the URL of the auth service, may connect to it, and know the issuer of its tokens', async () => {
  const site = gateway({ root: import.meta.dirname, sandbox, sandboxState: () => ({ phase: 'ready' }) });
  const get = (path: string) =>
    site.request(`http://realmkit.se.localhost:8080${path}`, { headers: { host: 'realmkit.se.localhost:8080' } });
  const { services, issuer } = await (await get('/config.json')).json();
  expect([services.auth, issuer]).toEqual([`http://${host}/auth`, `${sandbox}/auth`]);
  const page = await get('/page');
  expect(page.headers.get('content-security-policy')).toContain(`connect-src 'self' ${sandbox} http://${host};`);
});

test('the mock has no session and therefore no auth host', async () => {
  const site = gateway({ root: import.meta.dirname, sandbox, sandboxState: () => ({ phase: 'ready' }), stateless: true });
  const response = await site.request('http://realmkit.se.localhost:8080/config.json', { headers: { host: 'realmkit.se.localhost:8080' } });
  expect((await response.json()).services.auth).toBe(`${sandbox}/auth`);
});
