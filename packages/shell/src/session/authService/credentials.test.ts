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

test.each([
  [401, 'invalidCredentials'],
  [429, 'tooManyAttempts'],
  [499, 'noCode'],
  [500, 'unreachable'],
  [503, 'unreachable'],
])('after the status %d of the authorize URL a login fails as %s', async (status, reason) => {
  const fetch = async () => new Response(null, { status });
  const login = requestCode(fetch, 'https://auth.example/v1/authorize', { username: 'teacher', password: 'realmkit-demo' });
  await expect(login).rejects.toMatchObject({ reason });
});
