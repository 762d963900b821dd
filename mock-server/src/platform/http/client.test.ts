import { once } from 'node:events';
import { request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { clientAddress, forwardedHeaders, hasControlToken, isOnThisMachine, type Trust } from './client.ts';

let trust: Trust;
const app = new Hono().get('/', (context) =>
  context.json({
    address: clientAddress(context, trust),
    forwarded: forwardedHeaders(context, trust),
    isHere: isOnThisMachine(context),
    hasToken: hasControlToken(context, trust),
  }),
);
let server: Server;
let port: number;
beforeAll(async () => {
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());
afterEach(() => vi.unstubAllEnvs());

async function ask(headers: Readonly<Record<string, string | readonly string[]>> = {}, from = '127.0.0.1') {
  const sent = request({ host: '127.0.0.1', port, localAddress: from, headers: { host: 'localhost', ...headers } as never }).end();
  const [response] = await once(sent, 'response');
  return JSON.parse(await text(response));
}

describe('the address of a client', () => {
  const forwarded = { 'x-forwarded-for': '192.0.2.1, 192.0.2.2,192.0.2.3' };

  test.each([
    [0, forwarded, '127.0.0.2'],
    [1, forwarded, '192.0.2.3'],
    [2, forwarded, '192.0.2.2'],
    [9, forwarded, '192.0.2.1'],
    [1, { 'x-forwarded-for': ['192.0.2.1', '192.0.2.2'] }, '192.0.2.2'],
    [1, { 'x-forwarded-for': '::ffff:192.0.2.7' }, '192.0.2.7'],
    [1, { 'x-forwarded-for': ' , ' }, '127.0.0.2'],
    [1, {}, '127.0.0.2'],
    [0, { forwarded: 'for=192.0.2.1', 'x-real-ip': '192.0.2.1', 'x-gateway-secret': 'guessed', ...forwarded }, '127.0.0.2'],
    [0, { 'x-gateway-secret': '', ...forwarded }, '127.0.0.2'],
  ])('behind %i proxies, with the headers %j, is %s', async (proxies, headers, address) => {
    trust = { proxies };
    expect((await ask(headers, '127.0.0.2')).address).toBe(address);
    trust = { proxies, gatewaySecret: 'of-this-process' };
    expect((await ask(headers, '127.0.0.2')).address).toBe(address);
  });

  test.each([0, 1, 2])('is what the gateway names, and only the gateway, with %i proxies before it', async (proxies) => {
    trust = { proxies, gatewaySecret: 'of-this-process' };
    const { address, forwarded: headers } = await ask({ ...forwarded, 'x-gateway-secret': 'guessed' }, '127.0.0.2');
    expect(headers).toEqual({ 'x-forwarded-for': address, 'x-gateway-secret': 'of-this-process' });
    expect(await ask(headers)).toMatchObject({ address, isHere: false });
  });
});

describe('a request of this machine', () => {
  test.each(['localhost', 'localhost:3000', '127.0.0.1', '[::1]:3000', 'realmkit.se.localhost'])('has a host such as %s', async (host) => {
    expect((await ask({ host })).isHere).toBe(true);
    for (const evil of ['services.example.org', 'localhost.evil.example']) expect((await ask({ host: evil })).isHere).toBe(false);
  });

  test.each(['Forwarded', 'Via', 'X-Forwarded-For', 'X-Forwarded-Proto', 'X-Real-IP', 'X-Gateway-Secret', 'CF-Connecting-IP'])(
    'has not passed a proxy that leaves %s',
    async (name) => {
      trust = { proxies: 1, gatewaySecret: 'of-this-process' };
      expect((await ask({ [name]: '127.0.0.1' })).isHere).toBe(name === 'X-Gateway-Secret');
    },
  );

  test.each([
    ['PUBLIC_ORIGIN', 'https://realmkit.{suffix}'],
    ['ISSUER_URL', 'https://services.example.org/auth'],
    ['ISSUER_URL', 'not a URL'],
  ])('does not exist where %s is %s', async (name, value) => {
    vi.stubEnv(name, value);
    for (const host of ['localhost', '127.0.0.1', '[::1]', 'x.localhost']) expect((await ask({ host })).isHere).toBe(false);
    vi.stubEnv(name, name === 'ISSUER_URL' ? 'http://localhost:3900/auth' : '');
    expect((await ask()).isHere).toBe(true);
  });

  test('speaks HTTP/1.1', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.0\r\nHost: localhost\r\n\r\n');
    expect(await text(socket)).toContain('"isHere":false');
  });
});

test.each([
  ['Bearer the-token-of-the-controls', true],
  ['bearer the-token-of-the-controls', true],
  ['Bearer the-token-of-the-control', false],
  ['Bearer', false],
  ['Basic the-token-of-the-controls', false],
  ['', false],
])('the token of the controls in “%s”: %s', async (authorization, has) => {
  trust = { proxies: 0, controlToken: 'the-token-of-the-controls' };
  expect((await ask({ authorization })).hasToken).toBe(has);
  trust = { proxies: 0 };
  expect((await ask({ authorization })).hasToken).toBe(false);
  trust = { proxies: 0, controlToken: '' };
  expect((await ask({ authorization: 'Bearer ' })).hasToken).toBe(false);
});
