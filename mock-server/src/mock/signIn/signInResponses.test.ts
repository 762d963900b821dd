import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { mockServer } from '../mockServer.ts';
import { personNamed } from './signInResponses.ts';

const redirectUri = 'http://realmkit.se.localhost:8080/login';
const query = new URLSearchParams({
  response_type: 'code',
  scope: 'openid profile',
  client_id: 'realmkit-se',
  redirect_uri: redirectUri,
  state: 'my-state',
  nonce: 'my-nonce',
  code_challenge: 'c'.repeat(43),
  code_challenge_method: 'S256',
});

let send: (path: string, init?: RequestInit) => Promise<Response>;
beforeAll(async () => {
  const { app } = await mockServer({ services: ['account', 'auth'] });
  send = async (path, init) => app.request(`http://localhost:4010${path}`, init);
});

const signIn = (username: string, more: Record<string, string> = {}) =>
  send(`/auth/v1/authorize?${query}`, { method: 'POST', body: new URLSearchParams({ username, password: 'any' }), headers: more });
const exchange = async (code: string) => {
  const response = await send('/auth/v2/token', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      client_id: 'realmkit-se',
      redirect_uri: redirectUri,
      code_verifier: 'v'.repeat(43),
    }),
  });
  return response.json();
};
const codeIn = (url: string | null) => new URL(url ?? '').searchParams.get('code') ?? '';

describe('signing in at the mock', () => {
  test('the callback URL is the app’s own with its state, after credentials and after a redirect', async () => {
    const byCredentials = new URL((await signIn('teacher')).headers.get('x-redirect-location') ?? '');
    const byRedirect = new URL((await send(`/auth/v1/authorize?${query}`)).headers.get('location') ?? '');
    for (const url of [byCredentials, byRedirect]) {
      expect(url.origin + url.pathname).toBe(redirectUri);
      expect(url.searchParams.get('state')).toBe('my-state');
    }
  });

  test('a code is exchanged for tokens with issuer, client and nonce of the request, signed by the published key', async () => {
    const tokens = await exchange(codeIn((await signIn('superuser')).headers.get('x-redirect-location')));
    const keys = createLocalJWKSet(await (await send('/auth/.well-known/jwks.json')).json());
    const expected = { issuer: 'http://localhost:4010/auth', audience: 'realmkit-se' };
    const { payload: id } = await jwtVerify(tokens.id_token, keys, expected);
    expect(id).toMatchObject({ nonce: 'my-nonce', preferred_username: 'superuser' });
    const { payload: access } = await jwtVerify(tokens.access_token, keys, expected);
    expect(access).toMatchObject({ realm: 'se', scope: expect.stringContaining('ilt.user.se.write') });
  });

  test('only superuser may manage the users of the realm', async () => {
    const tokens = await exchange(codeIn((await signIn('teacher')).headers.get('x-redirect-location')));
    expect(decodeJwt(tokens.access_token).scope).toBe('openid profile');
  });

  test('a refresh returns tokens of the same user, and a code of the contract’s examples is accepted', async () => {
    const { refresh_token: refreshToken } = await exchange(codeIn((await signIn('superuser')).headers.get('x-redirect-location')));
    const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken, client_id: 'realmkit-se' });
    const refreshed = await (await send('/auth/v2/token', { method: 'POST', body: form })).json();
    expect(decodeJwt(refreshed.id_token)).toMatchObject({ preferred_username: 'superuser' });
    expect(decodeJwt((await exchange('SplxlOBeZQQYbYS6WxSbIA')).id_token)).toMatchObject({ preferred_username: 'teacher' });
  });

  test('every user who signs in is the person of the account contract’s example', async () => {
    const me = await (await send('/account/me', { headers: { authorization: 'Bearer any' } })).json();
    expect(personNamed('teacher', 'se')).toMatchObject({ uid: me.uid, name: `${me.firstname} ${me.lastname}` });
  });

  test('a sign-out redirects to the URL that the app requested', async () => {
    const response = await send(`/auth/logout?${new URLSearchParams({ post_logout_redirect_uri: redirectUri })}`);
    expect([response.status, response.headers.get('location')]).toEqual([302, redirectUri]);
  });

  test('a foreign redirect URL gets the contract’s example and no code', async () => {
    const foreign = new URLSearchParams(query);
    foreign.set('redirect_uri', 'https://example.org/login');
    const { headers } = await send(`/auth/v1/authorize?${foreign}`);
    expect(headers.get('location')).toContain('https://realmkit.se/');
    const out = await send('/auth/logout?post_logout_redirect_uri=https://example.org/');
    expect(out.headers.get('location')).not.toContain('example.org');
  });

  test('a preferred status or example is returned as the contract has it', async () => {
    expect((await signIn('teacher', { prefer: 'code=401' })).status).toBe(401);
    const response = await signIn('teacher', { prefer: 'example=signedIn' });
    expect(response.headers.get('x-redirect-location')).toContain('https://realmkit.se/login');
  });

  test('a sign-in request outside of the contract is refused', async () => {
    const refused = await send('/auth/v1/authorize?client_id=realmkit-se');
    expect(refused.status).toBe(400);
    expect((await refused.json()).attributes).toContainEqual({ attribute: 'code_challenge', reason: 'required' });
  });
});
