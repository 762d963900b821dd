import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import {
  claimsOf,
  databaseKinds,
  freePorts,
  openingTime,
  type PostgresqlServer,
  preparedCluster,
  startPostgresql,
  templates,
} from '@realmkit/mock-server/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nginx } from '../../../../scripts/nginx.ts';
import { type ReverseProxy, startProxy } from './testing/proxy.ts';

const serve = fileURLToPath(new URL('../../../../scripts/serve.mjs', import.meta.url));
const servicesHost = 'services.example.org';
const controlToken = 'the-token-of-the-controls';
const issuer = `https://${servicesHost}/auth`;

interface Reply {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Sends a request to a port of this machine as a client of `host`; rejects where no complete response comes. */
async function call(
  port: number,
  host: string,
  method: string,
  path: string,
  { body, ...headers }: Readonly<Record<string, string>> = {},
  localAddress = '127.0.0.1',
): Promise<Reply> {
  const sent = request({ agent, host: '127.0.0.1', localAddress, port, method, path, headers: { host, ...headers } });
  sent.end(body);
  const [response] = await once(sent, 'response');
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

/** Starts a process with gateway and services, and resolves when it is ready. */
async function startProcess(environment: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [serve], { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'ignore'] });
  process.once('exit', () => child.kill('SIGKILL'));
  for await (const line of createInterface({ input: child.stdout })) if (line === 'Realmkit is running.') break;
  child.stdout.resume();
  return child;
}

describe.runIf(databaseKinds.includes('PostgreSQL'))('two processes on one PostgreSQL behind one address', () => {
  let server: PostgresqlServer;
  let processes: ChildProcess[] = [];
  let proxy: ReverseProxy;
  let [front = 0, ...ports]: number[] = [];
  let token = '';
  beforeAll(async () => {
    server = await startPostgresql({ cluster: await preparedCluster() });
    [front = 0, ...ports] = await freePorts(5);
    const [one = 0, other = 0, oneGateway = 0, otherGateway = 0] = ports;
    const shared = {
      DATABASE_URL_EU: server.url(templates.eu),
      DATABASE_URL_US: server.url(templates.us),
      ISSUER_URL: issuer,
      PUBLIC_ORIGIN: 'https://realmkit.{suffix}',
      TRUSTED_PROXIES: '1',
      CONTROL_TOKEN: controlToken,
      ORDERS_PER_ADDRESS: '10000',
    };
    processes = await Promise.all([
      startProcess({ ...shared, SANDBOX_PORT: String(one), GATEWAY_PORT: String(oneGateway) }),
      startProcess({ ...shared, SANDBOX_PORT: String(other), GATEWAY_PORT: String(otherGateway) }),
    ]);
    proxy = await startProxy(front, { servicesHost, services: [one, other], gateways: [oneGateway, otherGateway] });
  }, openingTime);
  afterAll(async () => {
    agent.destroy();
    await proxy.close();
    for (const child of processes) child.kill('SIGKILL');
    await server.stop();
  });

  const verifier = randomBytes(32).toString('base64url');
  interface Attempt {
    readonly host?: string;
    readonly redirectUri?: string;
    readonly password?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly from?: string;
  }
  const logIn = ({
    host = 'auth.realmkit.se',
    redirectUri = 'https://realmkit.se/login',
    password = 'realmkit-demo',
    headers = {},
    from,
  }: Attempt) =>
    call(
      front,
      host,
      'POST',
      `/auth/v1/authorize?${new URLSearchParams({
        response_type: 'code',
        scope: 'openid profile',
        client_id: 'realmkit-se',
        redirect_uri: redirectUri,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        state: 'state',
        nonce: 'nonce',
      })}`,
      {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-site',
        origin: 'https://realmkit.se',
        body: new URLSearchParams({ username: 'superuser', password }).toString(),
        ...headers,
      },
      from,
    );

  test('a login on the auth host of the apps gives a secure cookie, and tokens of the one issuer that both processes accept', async () => {
    const authorize = (redirectUri: string) => logIn({ redirectUri });
    expect((await authorize('http://realmkit.se.localhost:8080/login')).status).toBe(400);
    const { status, headers } = await authorize('https://realmkit.se/login');
    expect([status, headers['access-control-allow-origin']]).toEqual([200, 'https://realmkit.se']);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-realmkit_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/),
      expect.stringMatching(/^__Host-realmkit_device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=7776000$/),
    ]);
    const exchanged = await call(front, 'auth.realmkit.se', 'POST', '/auth/v2/token', {
      'content-type': 'application/x-www-form-urlencoded',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: new URL(String(headers['x-redirect-location'])).searchParams.get('code') ?? '',
        client_id: 'realmkit-se',
        redirect_uri: 'https://realmkit.se/login',
        code_verifier: verifier,
      }).toString(),
    });
    token = JSON.parse(exchanged.body).access_token;
    expect(claimsOf(token).iss).toBe(issuer);
    for (const port of ports.slice(0, 2))
      expect((await call(port, servicesHost, 'GET', '/account/me', { authorization: `Bearer ${token}` })).status).toBe(200);
  });

  test('the login page stays on the auth host, and the apps are configured for the public address', async () => {
    const page = await call(front, 'auth.realmkit.se', 'GET', '/auth/logout');
    expect(page.headers.location).toBe('https://auth.realmkit.se/__sandbox/identity');
    const { body } = await call(front, 'realmkit.fi', 'GET', '/config.json');
    const { services, issuer: configuredIssuer, links } = JSON.parse(body);
    expect([services.auth, services.library, configuredIssuer, links.panel]).toEqual([
      'https://auth.realmkit.fi/auth',
      `https://${servicesHost}/library`,
      issuer,
      'https://panel.realmkit.fi/controlpanel',
    ]);
    const { headers } = await call(front, 'realmkit.fi', 'GET', '/');
    expect(headers['content-security-policy']).toContain(`connect-src 'self' https://${servicesHost} https://auth.realmkit.fi;`);
    const redirected = await call(front, 'realmkit.fi', 'GET', '/controlpanel/users');
    expect(redirected.headers.location).toBe('https://panel.realmkit.fi/controlpanel/users');
  });

  test('the links of emails lead to the public origin, and the outbox opens by the token only', async () => {
    const authorization = `Bearer ${token}`;
    const json = { 'content-type': 'application/json', body: '{"email":"new@example.se"}' };
    expect((await call(front, servicesHost, 'PUT', '/account/me/email', { authorization, ...json })).status).toBe(204);
    const outbox = '/__sandbox/mails/links?realm=se';
    const { body } = await call(ports[1] ?? 0, servicesHost, 'GET', outbox, { authorization: `Bearer ${controlToken}` });
    expect(JSON.parse(body).data[0].link).toMatch(/^https:\/\/realmkit\.se\/profile\?confirm=/);
    expect((await call(front, servicesHost, 'GET', outbox)).status).toBe(403);
    for (const port of ports.slice(0, 2)) expect((await call(port, 'localhost', 'GET', outbox)).status).toBe(403);
    expect((await call(ports[0] ?? 0, 'evil.example', 'GET', outbox)).status).toBe(421);
  });

  describe.runIf(nginx)('behind nginx as the guide configures it', () => {
    const forged = ['127.0.0.1', '::1', '192.0.2.1, 127.0.0.1', 'localhost'];
    const hosts = ['localhost', '127.0.0.1', '[::1]', 'x.localhost', 'evil.example', servicesHost, 'auth.realmkit.se'];

    test.each(hosts)('no control opens from outside for the host %s', async (host) => {
      for (const forwarded of forged) {
        const headers = { 'x-forwarded-for': forwarded, 'x-gateway-secret': 'guessed', forwarded: 'for=127.0.0.1' };
        for (const path of ['mails?realm=se', 'requests', 'rate-limits', 'snapshots'])
          expect((await call(front, host, 'GET', `/__sandbox/${path}`, headers)).status).toBeOneOf([403, 404]);
        for (const path of ['reset', 'clock', 'snapshot', 'faults'])
          expect((await call(front, host, 'POST', `/__sandbox/${path}`, headers)).status).toBeOneOf([403, 404, 405]);
        expect((await call(front, host, 'GET', '/console', headers)).status).toBe(404);
      }
    });

    test('the token opens them, and the health needs none', async () => {
      const authorization = `Bearer ${controlToken}`;
      expect((await call(front, servicesHost, 'GET', '/__sandbox/requests', { authorization })).status).toBe(200);
      expect((await call(front, servicesHost, 'GET', '/__sandbox/requests', { authorization: `${authorization}x` })).status).toBe(403);
      expect((await call(front, servicesHost, 'GET', '/__sandbox/health')).status).toBe(200);
    });

    test.each([
      [servicesHost, '127.0.0.2', '127.0.0.3'],
      ['auth.realmkit.se', '127.0.0.4', '127.0.0.5'],
    ])('at %s two clients do not share a limit, and none gets another one by what it claims', async (host, one, other) => {
      for (let attempt = 0; attempt < 10; attempt++) {
        const headers = { 'x-forwarded-for': `192.0.2.${attempt}` };
        expect((await logIn({ host, password: 'wrong', headers, from: one })).status).toBe(401);
      }
      expect((await logIn({ host, headers: { 'x-forwarded-for': '192.0.2.99' }, from: one })).status).toBe(429);
      expect((await logIn({ host, headers: { 'x-forwarded-for': one }, from: other })).status).toBe(200);
    });

    test('the French host of the apps reaches the gateway, which redirects it', async () => {
      const { status, headers } = await call(front, 'app.realmkit.fr', 'GET', '/library');
      expect([status, headers.location]).toEqual([301, 'https://realmkit.fr/library']);
    });

    test.each(['http://realmkit.se.localhost:8080', 'http://localhost', 'https://x.localhost'])(
      'a page of %s reads nothing and logs nobody in',
      async (origin) => {
        const { headers } = await call(front, servicesHost, 'GET', '/library/books', { origin });
        expect([headers['access-control-allow-origin'], headers['access-control-allow-credentials']]).toEqual([undefined, undefined]);
        expect((await logIn({ headers: { origin } })).status).toBe(403);
      },
    );
  });

  test('no acknowledged write is lost or done twice while a process is killed and the database restarts within 2,000 writes', async () => {
    const count = 2000;
    const acknowledged: string[] = [];
    let outage: Promise<void> | undefined;
    let next = 0;
    const disturb = (): void => {
      if (acknowledged.length === 700) processes[0]?.kill('SIGKILL');
      if (acknowledged.length === 1400) outage = server.end('SIGINT').then(() => server.start());
    };
    /** Writes until the write is acknowledged, always with the same key, as the apps do. */
    const write = async (name: string): Promise<void> => {
      const headers = {
        'x-country': 'se',
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        body: JSON.stringify({ priceId: 'price-se-gift', quantity: 1, name, email: 'reader@example.se', message: '' }),
      };
      for (;;) {
        await outage;
        const reply = await call(front, servicesHost, 'POST', '/payment/order', headers).catch(() => undefined);
        if (reply?.status === 201) break;
        if (reply && reply.status !== 502 && reply.status !== 503) throw new Error(`${name}: ${reply.status} ${reply.body}`);
      }
      acknowledged.push(name);
      disturb();
    };
    const writeAll = async (): Promise<void> => {
      while (next < count) await write(`Written ${++next}`);
    };
    await Promise.all(Array.from({ length: 8 }, writeAll));

    const client = new pg.Client(server.url(templates.eu));
    await client.connect();
    const { rows } = await client.query<{ name: string; times: number }>(
      `select name, count(*)::int as times from payment_eu.orders where name like 'Written %' group by name`,
    );
    await client.end();
    const stored = new Set(rows.map(({ name }) => name));
    expect({
      acknowledged: acknowledged.length,
      lost: acknowledged.filter((name) => !stored.has(name)),
      doubled: rows.filter(({ times }) => times > 1),
    }).toEqual({ acknowledged: count, lost: [], doubled: [] });
  });
});
