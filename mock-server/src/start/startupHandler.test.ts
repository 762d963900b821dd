import { expect, test } from 'vitest';
import { startupHandler } from './startupHandler.ts';

const request = () => new Request('http://localhost:3000/account/me', { headers: { origin: 'http://realmkit.se.localhost:8080' } });

test('before the sandbox is there its port answers “starting” in the one error body, readable by pages', async () => {
  const slot = startupHandler('sandbox');
  const answer = await slot.fetch(request());
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ name: 'starting', message: expect.stringContaining('starting') });
  expect(answer.headers.get('retry-after')).toBe('1');
  expect(answer.headers.get('access-control-allow-origin')).toBe('http://realmkit.se.localhost:8080');
});

test('once the sandbox is there it answers', async () => {
  const slot = startupHandler('sandbox');
  slot.fill(() => new Response('sandbox'));
  expect(await (await slot.fetch(request())).text()).toBe('sandbox');
});

test('pages of this machine may read every answer of the sandbox, and foreign pages none that it did not open itself', async () => {
  const slot = startupHandler('sandbox');
  slot.fill(() => new Response('control', { status: 418, headers: { 'x-sandbox': 'state' } }));
  const answer = await slot.fetch(request());
  expect([answer.status, answer.headers.get('x-sandbox'), await answer.text()]).toEqual([418, 'state', 'control']);
  expect(answer.headers.get('access-control-allow-origin')).toBe('http://realmkit.se.localhost:8080');
  const foreign = await slot.fetch(new Request('http://localhost:3000/', { headers: { origin: 'https://example.org' } }));
  expect(foreign.headers.has('access-control-allow-origin')).toBe(false);
});
