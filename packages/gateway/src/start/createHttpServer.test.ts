import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { isLocalHostname } from '@realmkit/mock-server';
import { afterEach, expect, test, vi } from 'vitest';
import { createHttpServer, type HttpServerOptions } from './createHttpServer.ts';
import type { ServicesFetch } from './startupHandler.ts';
import { startupHandler } from './startupHandler.ts';

let server: Server;
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** Serves `fetch`, sends raw bytes and returns everything that the server responds until it closes the connection. */
async function send(bytes: string, options: HttpServerOptions = {}, fetch: ServicesFetch = () => new Response('served')): Promise<string> {
  server = createHttpServer(fetch, options).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(bytes);
  let response = '';
  for await (const chunk of socket) response += chunk;
  return response;
}
const get = (host: string, method = 'GET') => `${method} / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;

test.each(['localhost', 'localhost:3000', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]:3000', 'auth.realmkit.se.localhost:3000'])(
  'a server for this machine serves the host %s, and no browser guesses the type of its responses',
  async (host) => {
    const response = await send(get(host), { isServed: isLocalHostname });
    expect(response).toMatch(/^HTTP\/1\.1 200 /);
    expect(response).toMatch(/^x-content-type-options: nosniff\r$/im);
  },
);

test.each(['evil.example:3000', 'localhost.evil.example', 'evil-localhost', '127.0.0.1.evil.example', '127.0.0.2', ''])(
  'a server for this machine refuses the host “%s”, whose address a foreign page may have changed',
  async (host) => {
    const fetch = vi.fn(() => new Response('served'));
    const response = await send(get(host), { isServed: isLocalHostname }, fetch);
    expect(response).toMatch(/^HTTP\/1\.1 421 .*nosniff.*"MisdirectedRequest"/s);
    expect(fetch).not.toHaveBeenCalled();
  },
);

test.each([
  ['a refusal', 'evil.example', new Response()],
  ['a service that is starting', 'localhost', undefined],
])('%s carries the id of its request, in the header and in the body', async (_name, host, response) => {
  const id = 'from-a-page-0001';
  const starting = startupHandler('sandbox');
  const answer = await send(
    get(`${host}\r\nx-request-id: ${id}`),
    { isServed: isLocalHostname },
    () => response ?? starting.fetch(new Request('http://localhost/')),
  );
  expect(answer).toMatch(new RegExp(`^x-request-id: ${id}\r$`, 'm'));
  expect(answer).toContain(`"requestId":"${id}"`);
});

test('a connection stays open for longer than a proxy keeps it idle, so that none is closed while a request is on its way', async () => {
  server = createHttpServer(() => new Response('served')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  expect(headers.get('keep-alive')).toBe('timeout=75');
});

test.each(['TRACE', 'PROPFIND'])('the method %s gets 405 with the methods that are allowed', async (method) => {
  const response = await send(get('localhost', method));
  expect(response).toMatch(/^HTTP\/1\.1 405 /);
  expect(response).toContain('allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
});

test('a request that is not complete within the time limit gets 408, and its body is never taken as complete', async () => {
  const bodies: string[] = [];
  const response = await send(
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{',
    { requestTimeout: 50 },
    async (request) => {
      bodies.push(await request.text());
      return new Response('served');
    },
  );
  expect(response).toMatch(/^HTTP\/1\.1 408 /);
  expect(bodies).toEqual([]);
});
