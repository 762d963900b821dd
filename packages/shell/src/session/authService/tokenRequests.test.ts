// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { exchangeCode, refreshTokens } from './tokenRequests.ts';

const record = { verifier: 'v'.repeat(43), nonce: 'n' };
const response = { parameters: new URLSearchParams('code=c&state=s'), state: 's', record };
const clientAt = (baseUrl: string) => ({
  baseUrl,
  issuer: baseUrl,
  clientId: 'realmkit-se',
  redirectUri: 'https://realmkit.se/login',
  fetch: vi.fn<typeof globalThis.fetch>(async () => Response.json({ error: 'invalid_grant' }, { status: 400 })),
});

/** Returns the form that a client sent to its token endpoint. */
async function sentForm({ fetch, baseUrl }: ReturnType<typeof clientAt>) {
  const request = new Request(...(fetch.mock.calls[0] ?? ['http://none']));
  expect([request.method, request.url]).toEqual(['POST', `${baseUrl}/v2/token`]);
  return Object.fromEntries(new URLSearchParams(await request.text()));
}

test('a code is sent as a form with its client, redirect URI and verifier', { tags: ['shell §7 Auth service.1'] }, async () => {
  const client = clientAt('https://auth.example');
  await expect(exchangeCode(client, response)).rejects.toMatchObject({ reason: 'refused' });
  expect(await sentForm(client)).toEqual({
    grant_type: 'authorization_code',
    code: 'c',
    client_id: 'realmkit-se',
    redirect_uri: 'https://realmkit.se/login',
    code_verifier: record.verifier,
  });
});

test('a refresh token is sent as a form with its client', { tags: ['shell §7 Auth service.2'] }, async () => {
  const client = clientAt('https://auth.example');
  const tokens = { accessToken: 'a', idToken: 'i', refreshToken: 'r', clientId: 'realmkit-se', clockOffset: 0, refreshKey: 'k' };
  await expect(refreshTokens(client, tokens, 'r')).rejects.toThrow();
  expect(await sentForm(client)).toEqual({ grant_type: 'refresh_token', refresh_token: 'r', client_id: 'realmkit-se' });
});

test.each(['http://localhost:3000/auth', 'http://auth.localhost/auth', 'https://auth.example'])(
  'a code may be sent to %s',
  async (issuer) => {
    const client = clientAt(issuer);
    await expect(exchangeCode(client, response)).rejects.toMatchObject({ reason: 'refused' });
    expect(client.fetch).toHaveBeenCalledOnce();
  },
);

test.each(['http://auth.example', 'http://localhost.evil.example/auth', 'http://evil.example/localhost'])(
  'a code is not sent to %s, where others could read it',
  async (issuer) => {
    const client = clientAt(issuer);
    await expect(exchangeCode(client, response)).rejects.toMatchObject({ reason: 'refused' });
    expect(client.fetch).not.toHaveBeenCalled();
  },
);

test('a code with the state of another sign-in is not exchanged', async () => {
  const client = clientAt('https://auth.example');
  await expect(exchangeCode(client, { ...response, state: 'another' })).rejects.toMatchObject({ reason: 'refused' });
  expect(client.fetch).not.toHaveBeenCalled();
});

test.each([
  [499, 'refused'],
  [500, 'unreachable'],
  [503, 'unreachable'],
])('after the status %d of the token endpoint a sign-in is %s', async (status, reason) => {
  const client = clientAt('https://auth.example');
  client.fetch.mockResolvedValue(new Response(null, { status }));
  await expect(exchangeCode(client, response)).rejects.toMatchObject({ reason });
});
