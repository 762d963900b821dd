import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gateway } from './gateway.ts';

const host = 'auth.realmkit.se.localhost:8080';
let asked: { method: string | undefined; url: string | undefined; headers: IncomingMessage['headers']; body: string }[] = [];
let sandbox = '';
let server: Server;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    asked.push({ method: request.method, url: request.url, headers: request.headers, body });
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
  asked = [];
});
afterAll(() => server.close());

const ask = (path: string, init: RequestInit = {}, at = sandbox) =>
  gateway({ root: import.meta.dirname, sandbox: at, sandboxState: () => ({ phase: 'ready' }) }).request(`http://${host}${path}`, {
    ...init,
    headers: { ...init.headers, host },
  });

describe('the auth service on a host of the realm', () => {
  test('gets each request as it came, with cookies and origin', async () => {
    const origin = 'http://realmkit.se.localhost:8080';
    await ask('/auth/v2/token?x=1', {
      method: 'POST',
      body: 'grant_type=refresh_token',
      headers: { origin, cookie: 'realmkit_session=s' },
    });
    expect(asked).toMatchObject([
      { method: 'POST', url: '/auth/v2/token?x=1', body: 'grant_type=refresh_token', headers: { origin, cookie: 'realmkit_session=s' } },
    ]);
  });

  test('keeps its cookies, and people on its host for its own page', async () => {
    const answer = await ask('/auth/v1/authorize?state=s');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(`http://${host}/__sandbox/identity?state=s`);
    expect(answer.headers.getSetCookie()).toEqual(['one=1; HttpOnly', 'two=2']);
  });

  test('sends back to the app as it wants to', async () => {
    expect((await ask('/auth/logout')).headers.get('location')).toBe('http://realmkit.se.localhost:8080/login');
  });

  test.each(['/', '/account/me', '/__sandbox/reset', '/__sandbox/identity/x', '/authx', '/auth/..%2f__sandbox/reset', '/config.json'])(
    'has nothing at %s',
    async (path) => {
      const answers = [await ask(path), await ask(path, { method: 'POST' })];
      const reached = asked.filter(({ url }) => !url?.startsWith('/auth/'));
      expect(reached).toEqual([]);
      if (!path.startsWith('/auth/')) expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    },
  );

  test('says so when the sandbox is away', async () => {
    expect((await ask('/auth/v1/authorize', {}, 'http://localhost:1')).status).toBe(502);
  });
});

test('the apps are told where it is, may reach it, and know who signs its tokens', async () => {
  const site = gateway({ root: import.meta.dirname, sandbox, sandboxState: () => ({ phase: 'ready' }) });
  const answer = await site.request('http://realmkit.se.localhost:8080/config.json', { headers: { host: 'realmkit.se.localhost:8080' } });
  const { services, issuer } = await answer.json();
  expect([services.auth, issuer]).toEqual([`http://${host}/auth`, `${sandbox}/auth`]);
  expect(answer.headers.get('content-security-policy')).toContain(`connect-src 'self' ${sandbox} http://${host};`);
});

test('the mock keeps no session and has no such host', async () => {
  const site = gateway({ root: import.meta.dirname, sandbox, sandboxState: () => ({ phase: 'ready' }), stateless: true });
  const answer = await site.request('http://realmkit.se.localhost:8080/config.json', { headers: { host: 'realmkit.se.localhost:8080' } });
  expect((await answer.json()).services.auth).toBe(`${sandbox}/auth`);
});
