import { expect, test } from 'vitest';
import { startupHandler } from './startupHandler.ts';

const request = () => new Request('http://localhost:3000/account/me', { headers: { origin: 'http://realmkit.se.localhost:8080' } });

test('before the sandbox is ready its port responds with 503 “starting” in the error body, readable by pages', async () => {
  const handler = startupHandler('sandbox');
  const response = await handler.fetch(request());
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ name: 'starting', message: expect.stringContaining('starting') });
  expect(response.headers.get('retry-after')).toBe('1');
  expect(response.headers.get('access-control-allow-origin')).toBe('http://realmkit.se.localhost:8080');
});

test('once the sandbox is ready its responses are passed on', async () => {
  const handler = startupHandler('sandbox');
  handler.handOverTo(() => new Response('sandbox'));
  expect(await (await handler.fetch(request())).text()).toBe('sandbox');
});

test('pages of this machine can read every response of the sandbox, and foreign pages only those that it opened itself', async () => {
  const handler = startupHandler('sandbox');
  handler.handOverTo(() => new Response('control', { status: 418, headers: { 'x-sandbox': 'state' } }));
  const response = await handler.fetch(request());
  expect([response.status, response.headers.get('x-sandbox'), await response.text()]).toEqual([418, 'state', 'control']);
  expect(response.headers.get('access-control-allow-origin')).toBe('http://realmkit.se.localhost:8080');
  const foreign = await handler.fetch(new Request('http://localhost:3000/', { headers: { origin: 'https://example.org' } }));
  expect(foreign.headers.has('access-control-allow-origin')).toBe(false);
});
