// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { requestCode } from './credentials.ts';

test('user name and password are posted as a form to the authorize URL', { tags: ['shell §7 Auth service.16'] }, async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(
    async () => new Response(null, { headers: { 'X-Redirect-Location': 'https://realmkit.se/login?code=c&state=s' } }),
  );
  const authorizeUrl = 'https://auth.example/v1/authorize?state=s';
  const parameters = await requestCode(fetch, authorizeUrl, { username: 'teacher', password: 'realmkit-demo' });
  const request = new Request(...(fetch.mock.calls[0] ?? ['http://none']));
  expect([request.method, request.url]).toEqual(['POST', authorizeUrl]);
  expect(Object.fromEntries(new URLSearchParams(await request.text()))).toEqual({ username: 'teacher', password: 'realmkit-demo' });
  expect(parameters.get('code')).toBe('c');
});
