// @vitest-environment node
import 'fake-indexeddb/auto';
import { describe, expect, test, vi } from 'vitest';
import { takeSignInRecord } from './signIn/signInRecord.ts';
import { fakeOrigin } from './testing/tab.ts';

describe('at start', () => {
  test('nothing stored leaves the visitor anonymous, and says why', async () => {
    const { session } = fakeOrigin().openTab();
    expect(session.getSnapshot().status).toBe('loading');
    await session.start();
    expect(session.getSnapshot()).toEqual({ status: 'anonymous', reason: 'notSignedIn', message: 'No persisted tokens available' });
  });

  test('tokens with 300 s left are used as they are', async () => {
    const origin = fakeOrigin();
    const { accessToken } = await origin.storeTokens(300);
    const { session } = origin.openTab();
    await session.start();
    expect(session.getSnapshot().status).toBe('authenticated');
    expect(await session.getAccessToken()).toBe(accessToken);
    expect(origin.service.grants).toEqual([]);
  });

  test('tokens with less left are refreshed', async () => {
    const origin = fakeOrigin();
    const { accessToken } = await origin.storeTokens(299);
    const { session } = origin.openTab();
    await session.start();
    expect(session.getSnapshot().status).toBe('authenticated');
    expect(await session.getAccessToken()).not.toBe(accessToken);
    expect(origin.service.grants).toEqual(['refresh_token']);
  });

  test('old tokens without a refresh token are cleared, and the state says why', async () => {
    const origin = fakeOrigin();
    await origin.storeTokens(10, { refreshToken: undefined });
    const { session } = origin.openTab();
    await session.start();
    expect(session.getSnapshot()).toEqual({ status: 'anonymous', reason: 'expired', message: 'No refresh token available' });
    expect(await origin.store.read()).toBeUndefined();
  });

  test('whoever asks for a token before the start is over waits for it', async () => {
    const origin = fakeOrigin();
    const { accessToken } = await origin.storeTokens(3000);
    const { session } = origin.openTab();
    const asked = session.getAccessToken();
    await session.start();
    expect(await asked).toBe(accessToken);
  });
});

describe('a refresh', () => {
  test('is shared by all who ask at the same time', async () => {
    const origin = fakeOrigin();
    await origin.storeTokens(3000);
    const { session } = origin.openTab();
    await session.start();
    origin.service.now += 2800;
    const tokens = await Promise.all(Array.from({ length: 10 }, () => session.getAccessToken()));
    expect(new Set(tokens).size).toBe(1);
    expect(origin.service.grants).toEqual(['refresh_token']);
  });

  test('that the auth service refuses clears the tokens', async () => {
    const origin = fakeOrigin();
    await origin.storeTokens(10);
    origin.service.mood = 'revoked';
    const { session } = origin.openTab();
    await session.start();
    expect(session.getSnapshot()).toMatchObject({ status: 'anonymous', reason: 'expired' });
    expect(await origin.store.read()).toBeUndefined();
  });

  test.each(['down', 'failing'] as const)('keeps the old tokens while the auth service is %s, and recovers', async (mood) => {
    const origin = fakeOrigin();
    const old = await origin.storeTokens(10);
    origin.service.mood = mood;
    const { session } = origin.openTab();
    await session.start();
    expect(session.getSnapshot().status).toBe('offline');
    expect(await origin.store.read()).toEqual(old);
    expect(await session.getAccessToken()).toBe(old.accessToken);
    origin.service.mood = 'up';
    expect(await session.getAccessToken()).not.toBe(old.accessToken);
    expect(session.getSnapshot().status).toBe('authenticated');
  });

  test('whose answer got lost is sent again under the same key', async () => {
    const origin = fakeOrigin();
    await origin.storeTokens(10);
    origin.service.mood = 'down';
    const { session } = origin.openTab();
    await session.start();
    origin.service.mood = 'up';
    await session.getAccessToken();
    const [lost, again] = origin.service.requests.map((request) => request.headers.get('Idempotency-Key'));
    expect(again).toBe(lost);
    expect(lost).toBeTruthy();
  });

  test('judges new tokens by the server’s clock, however wrong this device’s is', async () => {
    const origin = fakeOrigin(Math.floor(Date.now() / 1000) + 86_400);
    await origin.storeTokens(10);
    const { session } = origin.openTab();
    await session.start();
    expect(session.getSnapshot().status).toBe('authenticated');
    expect((await origin.store.read())?.clockOffset).toBeGreaterThan(86_000);
  });

  test('does not bring back someone who signed out meanwhile', async () => {
    const origin = fakeOrigin();
    await origin.storeTokens(3000);
    const { session } = origin.openTab();
    await session.start();
    origin.service.now += 2800;
    origin.service.mood = 'slow';
    const asked = session.getAccessToken();
    await vi.waitFor(() => expect(origin.service.requests).toHaveLength(1));
    await session.signOut();
    origin.service.release();
    expect(await asked).toBeUndefined();
    expect(await origin.store.read()).toBeUndefined();
    expect(session.getSnapshot().status).toBe('loading');
  });
});

describe('a service that refuses a token', () => {
  test('is answered by one forced refresh for all callers', async () => {
    const origin = fakeOrigin();
    const { accessToken } = await origin.storeTokens(3000);
    const { session } = origin.openTab();
    await session.start();
    const tokens = await Promise.all([session.refreshAccessToken(accessToken), session.refreshAccessToken(accessToken)]);
    expect(tokens[0]).toBe(tokens[1]);
    expect(tokens[0]).not.toBe(accessToken);
    expect(origin.service.grants).toEqual(['refresh_token']);
  });

  test('is late when the token was refreshed already: the new one serves', async () => {
    const origin = fakeOrigin();
    const { accessToken } = await origin.storeTokens(3000);
    const { session } = origin.openTab();
    await session.start();
    const fresh = await session.refreshAccessToken(accessToken);
    expect(await session.refreshAccessToken(accessToken)).toBe(fresh);
    expect(origin.service.grants).toHaveLength(1);
  });

  test('ends the session when it refuses the fresh token too', async () => {
    const origin = fakeOrigin();
    await origin.storeTokens(3000);
    const { session, onUserChange } = origin.openTab();
    await session.start();
    await session.expire();
    expect(session.getSnapshot()).toEqual({ status: 'anonymous', reason: 'expired' });
    expect(await origin.store.read()).toBeUndefined();
    expect(onUserChange).toHaveBeenCalledOnce();
  });

  test('does not end a session whose refresh only cannot be reached', async () => {
    const origin = fakeOrigin();
    await origin.storeTokens(10);
    origin.service.mood = 'down';
    const { session } = origin.openTab();
    await session.start();
    expect(await session.refreshAccessToken()).toBeUndefined();
    await session.expire();
    expect(session.getSnapshot().status).toBe('offline');
  });
});

describe('sign-in with credentials', () => {
  const credentials = { username: 'teacher', password: 'realmkit-demo' };

  test('posts a form to the authorize address and exchanges the code of the header', async () => {
    const origin = fakeOrigin();
    const { session } = origin.openTab();
    await session.start();
    await session.signInWithCredentials(credentials);
    expect(session.getSnapshot()).toMatchObject({ status: 'authenticated', identity: { id: { preferredUsername: 'teacher' } } });
    const [authorize, token] = origin.service.requests;
    const query = Object.fromEntries(new URL(authorize?.url ?? '').searchParams);
    expect(query).toMatchObject({
      response_type: 'code',
      scope: 'openid profile',
      client_id: 'realmkit-se',
      redirect_uri: 'http://realmkit.se.localhost/login',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    const form = new URLSearchParams(await token?.text());
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(form.get('code_verifier') ?? ''));
    expect(Buffer.from(digest).toString('base64url')).toBe(query.code_challenge);
    expect(Buffer.from(form.get('code_verifier') ?? '', 'base64url')).toHaveLength(32);
    expect((await origin.store.read())?.clientId).toBe('realmkit-se');
  });

  test.each([
    ['a wrong password', { ...credentials, password: 'wrong' }, 'up', 'invalidCredentials', 'No code received'],
    ['an answer without a code', { ...credentials, username: 'nocode' }, 'up', 'noCode', 'No code received'],
    ['an auth service that is down', credentials, 'down', 'unreachable', 'The auth service cannot be reached'],
    ['an auth service that fails', credentials, 'failing', 'unreachable', 'The auth service cannot be reached'],
  ] as const)('%s is an error', async (_name, given, mood, failure, message) => {
    const origin = fakeOrigin();
    origin.service.mood = mood;
    const { session } = origin.openTab();
    await session.start();
    await expect(session.signInWithCredentials(given)).rejects.toMatchObject({ failure, message });
    expect(session.getSnapshot().status).toBe('anonymous');
  });
});

describe('sign-in by redirect', () => {
  test('leaves for the authorize address with what was asked for, and keeps the record for the return', async () => {
    const { session, leaveTo, records } = fakeOrigin().openTab();
    await session.start();
    await session.signIn({
      redirect: '/profile',
      reauthenticate: true,
      acrValues: 'secure',
      amrHint: 'qr',
      idTokenHint: 'hint',
      actAs: 'u9',
    });
    const address = new URL(leaveTo.mock.calls[0]?.[0] ?? '');
    expect(address.origin + address.pathname).toBe('http://localhost:3000/auth/v1/authorize');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      reauthenticate: 'true',
      acr_values: 'secure',
      amr_hint: 'qr',
      id_token_hint: 'hint',
      act_as: 'u9',
    });
    const state = address.searchParams.get('state') ?? '';
    expect(takeSignInRecord(records, state)).toMatchObject({ redirect: '/profile', nonce: address.searchParams.get('nonce') });
    expect(session.getSnapshot().status).toBe('loading');
  });

  test('a return without the record of its sign-in fails, and says so', async () => {
    const { session } = fakeOrigin().openTab();
    await session.start({ parameters: new URLSearchParams('code=good-code&state=s'), state: 's', record: undefined });
    expect(session.getSnapshot()).toMatchObject({
      status: 'anonymous',
      reason: 'failed',
      error: { message: 'Missing code verifier when authenticating with code.' },
    });
  });

  test('a return with an error of the auth service fails', async () => {
    const { session } = fakeOrigin().openTab();
    const record = { verifier: 'v', nonce: 'n' };
    await session.start({ parameters: new URLSearchParams('error=access_denied&state=s'), state: 's', record });
    expect(session.getSnapshot()).toMatchObject({ status: 'anonymous', error: { failure: 'refused' } });
  });

  test('a code that the auth service does not know fails', async () => {
    const { session } = fakeOrigin().openTab();
    const record = { verifier: 'v'.repeat(43), nonce: 'n' };
    await session.start({ parameters: new URLSearchParams('code=bad-code&state=s'), state: 's', record });
    expect(session.getSnapshot()).toMatchObject({ status: 'anonymous', error: { failure: 'refused' } });
  });

  test('a return while the auth service is down can be tried again', async () => {
    const origin = fakeOrigin();
    origin.service.mood = 'down';
    const { session } = origin.openTab();
    const record = { verifier: 'v'.repeat(43), nonce: 'n' };
    await session.start({ parameters: new URLSearchParams('code=good-code&state=s'), state: 's', record });
    expect(session.getSnapshot()).toMatchObject({ status: 'anonymous', error: { failure: 'unreachable' } });
  });

  test('a failed return does not sign out who is signed in', async () => {
    const origin = fakeOrigin();
    await origin.storeTokens(3000);
    const { session } = origin.openTab();
    await session.start({ parameters: new URLSearchParams('code=bad-code&state=s'), state: 's', record: undefined });
    expect(session.getSnapshot().status).toBe('authenticated');
  });

  test('an id token of another sign-in is refused', async () => {
    const { session } = fakeOrigin().openTab();
    const record = { verifier: 'v'.repeat(43), nonce: 'another nonce' };
    await session.start({ parameters: new URLSearchParams('code=good-code&state=s'), state: 's', record });
    expect(session.getSnapshot()).toMatchObject({ status: 'anonymous', error: { failure: 'refused' } });
  });
});

describe('sign-out', () => {
  test('clears the tokens and what was loaded, and leaves for the logout address with the id token as a hint', async () => {
    const origin = fakeOrigin();
    const { idToken } = await origin.storeTokens(3000);
    const { session, leaveTo, onUserChange } = origin.openTab();
    await session.start();
    await session.signOut();
    const address = new URL(leaveTo.mock.calls[0]?.[0] ?? '');
    expect(address.origin + address.pathname).toBe('http://localhost:3000/auth/logout');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      id_token_hint: idToken,
      post_logout_redirect_uri: 'http://realmkit.se.localhost/login',
    });
    expect(await origin.store.read()).toBeUndefined();
    expect(onUserChange).toHaveBeenCalledOnce();
  });

  test('stays on this page while the device is offline', async () => {
    const origin = fakeOrigin();
    await origin.storeTokens(3000);
    const tab = origin.openTab();
    await tab.session.start();
    tab.online = false;
    await tab.session.signOut();
    expect(tab.leaveTo).not.toHaveBeenCalled();
    expect(tab.session.getSnapshot()).toEqual({ status: 'anonymous', reason: 'signedOut' });
  });
});
