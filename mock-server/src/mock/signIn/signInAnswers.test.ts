import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { mockServer } from '../mockServer.ts';
import { personNamed } from './person.ts';

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

let ask: (path: string, init?: RequestInit) => Promise<Response>;
beforeAll(async () => {
  const { app } = await mockServer({ services: ['account', 'auth'] });
  ask = async (path, init) => app.request(`http://localhost:4010${path}`, init);
});

const signIn = (username: string, more: Record<string, string> = {}) =>
  ask(`/auth/v1/authorize?${query}`, { method: 'POST', body: new URLSearchParams({ username, password: 'any' }), headers: more });
const exchange = async (code: string) => {
  const answer = await ask('/auth/v2/token', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      client_id: 'realmkit-se',
      redirect_uri: redirectUri,
      code_verifier: 'v'.repeat(43),
    }),
  });
  return answer.json();
};
const codeIn = (address: string | null) => new URL(address ?? '').searchParams.get('code') ?? '';

describe('signing in at the mock', () => {
  test('the way back is the app’s own address with its state, by credentials and by redirect', async () => {
    const byCredentials = new URL((await signIn('teacher')).headers.get('x-redirect-location') ?? '');
    const byRedirect = new URL((await ask(`/auth/v1/authorize?${query}`)).headers.get('location') ?? '');
    for (const address of [byCredentials, byRedirect]) {
      expect(address.origin + address.pathname).toBe(redirectUri);
      expect(address.searchParams.get('state')).toBe('my-state');
    }
  });

  test('a code becomes tokens with issuer, client and nonce of the request, signed by the key that is shown', async () => {
    const tokens = await exchange(codeIn((await signIn('superuser')).headers.get('x-redirect-location')));
    const keys = createLocalJWKSet(await (await ask('/auth/.well-known/jwks.json')).json());
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

  test('a refresh keeps the user, and a code of the contract’s examples is somebody’s too', async () => {
    const { refresh_token: refreshToken } = await exchange(codeIn((await signIn('superuser')).headers.get('x-redirect-location')));
    const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken, client_id: 'realmkit-se' });
    const refreshed = await (await ask('/auth/v2/token', { method: 'POST', body: form })).json();
    expect(decodeJwt(refreshed.id_token)).toMatchObject({ preferred_username: 'superuser' });
    expect(decodeJwt((await exchange('SplxlOBeZQQYbYS6WxSbIA')).id_token)).toMatchObject({ preferred_username: 'teacher' });
  });

  test('whoever signs in is the person of the account contract’s example', async () => {
    const me = await (await ask('/account/me', { headers: { authorization: 'Bearer any' } })).json();
    expect(personNamed('teacher', 'se')).toMatchObject({ uid: me.uid, name: `${me.firstname} ${me.lastname}` });
  });

  test('signing out goes where the app wants to', async () => {
    const answer = await ask(`/auth/logout?${new URLSearchParams({ post_logout_redirect_uri: redirectUri })}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, redirectUri]);
  });

  test('a foreign address gets the contract’s example, no code', async () => {
    const foreign = new URLSearchParams(query);
    foreign.set('redirect_uri', 'https://example.org/login');
    const { headers } = await ask(`/auth/v1/authorize?${foreign}`);
    expect(headers.get('location')).toContain('https://realmkit.se/');
    const out = await ask('/auth/logout?post_logout_redirect_uri=https://example.org/');
    expect(out.headers.get('location')).not.toContain('example.org');
  });

  test('who prefers a status or an example gets it as the contract has it', async () => {
    expect((await signIn('teacher', { prefer: 'code=401' })).status).toBe(401);
    const answer = await signIn('teacher', { prefer: 'example=signedIn' });
    expect(answer.headers.get('x-redirect-location')).toContain('https://realmkit.se/login');
  });

  test('a request outside of the contract is refused as everywhere', async () => {
    const refused = await ask('/auth/v1/authorize?client_id=realmkit-se');
    expect(refused.status).toBe(400);
    expect((await refused.json()).attributes).toContainEqual({ attribute: 'code_challenge', reason: 'required' });
  });
});
