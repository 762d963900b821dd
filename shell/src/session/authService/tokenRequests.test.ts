// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { exchangeCode } from './tokenRequests.ts';

const record = { verifier: 'v'.repeat(43), nonce: 'n' };
const response = { parameters: new URLSearchParams('code=c&state=s'), state: 's', record };
const clientAt = (baseUrl: string) => ({
  baseUrl,
  issuer: baseUrl,
  clientId: 'realmkit-se',
  redirectUri: 'https://realmkit.se/login',
  fetch: vi.fn(async () => Response.json({ error: 'invalid_grant' }, { status: 400 })),
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
