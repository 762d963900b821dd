import { once } from 'node:events';
import { createServer, request as httpRequest, type OutgoingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { realms } from '@realmkit/mock-server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fixtureProject } from '../fixtureProject.ts';
import { gateway } from '../gateway.ts';
import { realmHosts } from '../realmHosts.ts';
import { createHttpServer } from '../start/createHttpServer.ts';
import type { StorybookBuild } from '../storybook/storybookBuild.ts';
import { type DoorName, doorOrigin, doors } from './doors.ts';

const project = fixtureProject({ 'packages/gateway/dist/pages/door.js': 'export {};' });
const build: StorybookBuild = { state: async () => ({ phase: 'missing' }), start: vi.fn(async () => {}), close: () => {} };
const site = gateway({ root: project.root, sandbox: 'http://localhost:3000', sandboxState: () => ({ phase: 'ready' }), storybook: build });

let server: Server;
let port: number;
beforeEach(async () => {
  server = createHttpServer((request, env) => site.fetch(request, env)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.mocked(build.start).mockClear();
  server.close();
  server.closeAllConnections();
});

interface Sent {
  readonly method?: string;
  readonly host?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly at?: number;
}

async function send(path: string, { method = 'POST', host = `realmkit.se.localhost:${port}`, headers = {}, at = port }: Sent = {}) {
  const sent = httpRequest({
    host: '127.0.0.1',
    port: at,
    method,
    path,
    headers: { host, origin: `http://localhost:${port}`, ...headers },
  }).end();
  const [response] = await once(sent, 'response');
  let body = '';
  for await (const chunk of response) body += chunk;
  return { status: response.statusCode, location: response.headers.location, body, headers: response.headers };
}
const everything = (sent: Sent = {}) =>
  Promise.all([
    ...Object.keys(doors).map(async (door) => (await send(`/doors/${door}`, sent)).status),
    send('/doors/door.js', { ...sent, method: 'GET' }).then(({ status }) => status),
    send('/console', { ...sent, method: 'GET', host: sent.host ?? `localhost:${port}` }).then(({ status }) => status),
    send('/storybook/build', { ...sent, host: sent.host ?? `localhost:${port}` }).then(({ status }) => status),
    send('/storybook/', { ...sent, method: 'GET', host: sent.host ?? `localhost:${port}` }).then(({ status }) => status),
  ]);
const expectClosed = (statuses: readonly (number | undefined)[]) => {
  expect(new Set(statuses)).toEqual(new Set([404]));
  expect(build.start).not.toHaveBeenCalled();
};

describe('a door of the launchpad', () => {
  test.each(realms)(
    'opens in %s for a form of the launchpad on this machine, with the account and the page of the visitor',
    async (realm) => {
      const host = realmHosts.find((one) => one.realm === realm);
      if (!host) throw new Error(realm);
      for (const [name, door] of Object.entries(doors)) {
        const { body, status, headers } = await send(`/doors/${name}`, { host: new URL(doorOrigin(host, door, String(port))).host });
        expect([status, headers['cache-control'], headers['set-cookie']]).toEqual([200, 'no-store', undefined]);
        expect(body).toContain(`data-user="${door.userName}" data-password="realmkit-demo" data-path="${door.path(realm)}"`);
        expect(body).toContain(`data-client="realmkit-${realm}"`);
        expect(body).not.toMatch(/<style|style="|<script>|\son\w+="/);
      }
      expect(doorOrigin(host, doors['school-admin'], '1')).toContain(host.externalPanel ? '//panel.realmkit.' : '//realmkit.');
    },
  );

  test('a visit has no effect: only a POST opens a door, and only one of the launchpad’s own origin', async () => {
    const door: DoorName = 'family';
    expect((await send(`/doors/${door}`, { method: 'GET' })).status).not.toBe(200);
    for (const origin of [
      '',
      'null',
      'http://localhost',
      'http://realmkit.se.localhost:8080',
      'http://localhost.evil.example',
      'https://evil.example',
    ]) {
      const headers = { origin };
      expect([origin, (await send(`/doors/${door}`, { headers })).status]).toEqual([origin, 404]);
      expect((await send('/storybook/build', { host: `localhost:${port}`, headers })).status).toBe(404);
    }
    expect((await send('/storybook/build', { host: `localhost:${port}`, method: 'GET' })).status).toBe(404);
    expect((await send('/storybook/', { host: `localhost:${port}`, method: 'GET' })).body).toContain(
      '<form method="post" action="/storybook/build"',
    );
    expect(build.start).not.toHaveBeenCalled();
    expect(await send('/storybook/build', { host: `localhost:${port}` })).toMatchObject({ status: 303, location: '/storybook/' });
    expect(build.start).toHaveBeenCalledTimes(1);
  });

  test.each([
    'evil.example',
    'evil.se',
    'realmkit.se.evil.example',
    'realmkit.se',
    'www.realmkit.se.localhost',
    'auth.realmkit.se.localhost',
    'localhost',
  ])('the host %s has no door, whatever its address is', async (hostname) => {
    expect((await send('/doors/family', { host: `${hostname}:${port}` })).status).toBe(404);
  });

  test('an unknown name is no door', async () => {
    for (const name of ['nobody', 'constructor', '__proto__', '']) expect((await send(`/doors/${name}`)).status, name).not.toBe(200);
  });
});

/** Starts a proxy that passes everything on, with more headers. */
async function startForwarding(more: OutgoingHttpHeaders) {
  const proxy = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, ...more };
    incoming.pipe(
      httpRequest({ host: '127.0.0.1', port, method: incoming.method, path: incoming.url, headers }, (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      }),
    );
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}

describe('from outside there is no door and no console, and nothing builds Storybook', () => {
  test.each([
    'Forwarded',
    'Via',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Real-IP',
    'X-Client-IP',
    'CF-Connecting-IP',
    'True-Client-IP',
  ])('behind a proxy that sends %s', async (name) => {
    await using proxy = await startForwarding({ [name]: '192.0.2.1' });
    for (const host of [undefined, `localhost:${port}`, 'localhost'])
      expectClosed(await everything({ at: proxy.port, ...(host && { host }) }));
  });

  test('behind a proxy that leaves no trace, where the platform has a public origin', async () => {
    vi.stubEnv('PUBLIC_ORIGIN', 'https://realmkit.{suffix}');
    await using proxy = await startForwarding({});
    for (const host of [undefined, `localhost:${port}`, 'localhost'])
      expectClosed(await everything({ at: proxy.port, ...(host && { host }) }));
  });

  test('for HTTP/1.0, which no browser speaks and nginx does unless it is told otherwise', async () => {
    const socket = connect(port, '127.0.0.1');
    const host = `realmkit.se.localhost:${port}`;
    socket.write(`POST /doors/family HTTP/1.0\r\nHost: ${host}\r\nOrigin: http://localhost:${port}\r\nContent-Length: 0\r\n\r\n`);
    let response = '';
    for await (const chunk of socket) response += chunk;
    expect(response).toMatch(/^HTTP\/1\.[01] 404 /);
  });

  test('the launchpad has links in place of doors', async () => {
    const { body } = await send('/', { method: 'GET', host: `localhost:${port}`, headers: { via: '1.1 proxy' } });
    expect(body).not.toContain('<form');
    expect(body).not.toContain('href="/console');
    expect(body).toContain(`<a class="whole" href="http://realmkit.se.localhost:${port}/reader/book-2">Reader</a>`);
  });
});
