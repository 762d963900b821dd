// @vitest-environment node
import 'fake-indexeddb/auto';
import { NetworkError } from '@realmkit/openapi';
import { describe, expect, test, vi } from 'vitest';
import type { Session } from './Session.ts';
import { takeSignInRecord } from './signIn/signInRecord.ts';
import { fakeOrigin } from './testing/tab.ts';

describe('the start of a session', () => {
  test('a start without stored tokens is anonymous, with a message', { tags: ['shell §4 Authentication.3', 'shell §8.27'] }, async () => {
    const { session } = fakeOrigin().openTab();
    expect(session.getSnapshot().status).toBe('loading');
    await session.start();
    expect(session.getSnapshot()).toEqual({ status: 'anonymous', reason: 'notSignedIn', message: 'No persisted tokens available' });
  });

  test('stored tokens with 300 s left are used without a refresh', { tags: ['shell §4 Authentication.1'] }, async () => {
    const origin = fakeOrigin();
    const { accessToken } = await origin.storeTokens(300);
    const { session } = origin.openTab();
    await session.start();
    expect(session.getSnapshot().status).toBe('authenticated');
    expect(await session.getAccessToken()).toBe(accessToken);
    expect(origin.service.grants).toEqual([]);
  });

  test('stored tokens with less than 300 s left are refreshed', { tags: ['shell §4 Authentication.5'] }, async () => {
    const origin = fakeOrigin();
    const { accessToken } = await origin.storeTokens(299);
    const { session } = origin.openTab();
    await session.start();
    expect(session.getSnapshot().status).toBe('authenticated');
    expect(origin.service.grants).toEqual(['refresh_token']);
    expect(await session.getAccessToken()).not.toBe(accessToken);
  });

  test('old tokens without a refresh token are cleared, with a message', {
    tags: ['shell §4 Authentication.6', 'shell §8.28'],
  }, async () => {
    const origin = fakeOrigin();
    await origin.storeTokens(10, { refreshToken: undefined });
    const { session } = origin.openTab();
    await session.start();
    expect(session.getSnapshot()).toEqual({ status: 'anonymous', reason: 'expired', message: 'No refresh token available' });
    expect(await origin.store.read()).toBeUndefined();
  });

  test('getAccessToken waits until the session has started', async () => {
    const origin = fakeOrigin();
    const { accessToken } = await origin.storeTokens(3000);
    const { session } = origin.openTab();
    const requested = session.getAccessToken();
    await session.start();
    expect(await requested).toBe(accessToken);
  });
});

describe('a refresh', () => {
  test('concurrent callers share one refresh', async () => {
    const origin = fakeOrigin();
    await origin.storeTokens(3000);
    const { session } = origin.openTab();
    await session.start();
    origin.service.now += 2800;
    const tokens = await Promise.all(Array.from({ length: 10 }, () => session.getAccessToken()));
    expect(new Set(tokens).size).toBe(1);
    expect(origin.service.grants).toEqual(['refresh_token']);
  });

  test('a refused refresh clears the tokens', async () => {
    const origin = fakeOrigin();
    await origin.storeTokens(10);
    origin.service.mood = 'revoked';
    const { session } = origin.openTab();
    await session.start();
    expect(session.getSnapshot()).toMatchObject({ status: 'anonymous', reason: 'expired' });
    expect(await origin.store.read()).toBeUndefined();
  });

  test.each(['down', 'failing'] as const)(
    'a refresh keeps the old tokens while the auth service is %s, and recovers',
    { tags: ['shell §4 Authentication.8'] },
    async (mood) => {
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
    },
  );

  test.each([
    ['a 400', () => Response.json({ error: 'invalid_request' }, { status: 400 })],
    ['a 401', () => Response.json({ name: 'UnauthorizedError', message: 'No.' }, { status: 401 })],
    ['a 403', () => new Response(null, { status: 403 })],
    ['a body that is no JSON', () => new Response('ok')],
    ['HTML', () => new Response('<h1>Log in</h1>', { headers: { 'Content-Type': 'text/html' } })],
    ['JSON without tokens', () => Response.json({})],
  ])(
    'a refresh that gets %s clears the tokens: nobody is logged in any more',
    { tags: ['shell §4 Authentication.7'] },
    async (_name, answer) => {
      const origin = fakeOrigin();
      await origin.storeTokens(10);
      origin.service.next.push(answer());
      const { session } = origin.openTab();
      await session.start();
      expect(session.getSnapshot()).toMatchObject({ status: 'anonymous', reason: 'expired' });
      expect(await origin.store.read()).toBeUndefined();
      expect(origin.service.requests).toHaveLength(1);
    },
  );

  test('a refresh that is one too many (429) keeps the tokens, and the next one waits for the time that the service names', async () => {
    const origin = fakeOrigin();
    const old = await origin.storeTokens(10);
    origin.service.next.push(
      Response.json({ name: 'TooManyRequestsError', message: 'Wait.' }, { status: 429, headers: { 'Retry-After': '90' } }),
    );
    const { session } = origin.openTab();
    await session.start();
    expect(session.getSnapshot().status).toBe('authenticated');
    expect(await origin.store.read()).toEqual(old);
    origin.service.now += 89;
    expect(await session.getAccessToken()).toBe(old.accessToken);
    await expect(session.refreshAccessToken()).rejects.toMatchObject({ status: 429, retryAfter: 1 });
    expect(origin.service.requests).toHaveLength(1);
    origin.service.now += 1;
    expect(await session.getAccessToken()).not.toBe(old.accessToken);
  });

  test('a refresh whose answer is cut is retried under the same key', async () => {
    const origin = fakeOrigin();
    await origin.storeTokens(10);
    const cut = new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) });
    origin.service.next.push(new Response(cut), new Response(null, { status: 502 }));
    const { session } = origin.openTab();
    await session.start();
    expect(session.getSnapshot().status).toBe('authenticated');
    const keys = origin.service.requests.map((request) => request.headers.get('Idempotency-Key'));
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  });

  test('a log-in whose requests meet three bad gateways succeeds at the fourth attempt, each act under one key', async () => {
    const { service, openTab } = fakeOrigin();
    const { session } = openTab();
    await session.start();
    service.next.push(...Array.from({ length: 3 }, () => new Response(null, { status: 502 })));
    await session.signInWithCredentials({ username: 'teacher', password: 'realmkit-demo' });
    expect(session.getSnapshot().status).toBe('authenticated');
    const keys = service.requests.map((request) => request.headers.get('Idempotency-Key'));
    expect([keys.length, new Set(keys).size]).toEqual([5, 2]);
  });

  test('a refresh whose response was lost is repeated under the same key', async () => {
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

  test('a refresh validates new tokens by the server’s clock', async () => {
    const origin = fakeOrigin(Math.floor(Date.now() / 1000) + 86_400);
    await origin.storeTokens(10);
    const { session } = origin.openTab();
    await session.start();
    expect(session.getSnapshot().status).toBe('authenticated');
    expect((await origin.store.read())?.clockOffset).toBeGreaterThan(86_000);
  });

  test('a refresh does not restore a user who has signed out meanwhile', async () => {
    const origin = fakeOrigin();
    await origin.storeTokens(3000);
    const { session } = origin.openTab();
    await session.start();
    origin.service.now += 2800;
    origin.service.mood = 'slow';
    const requested = session.getAccessToken();
    await vi.waitFor(() => expect(origin.service.requests).toHaveLength(1));
    await session.signOut();
    origin.service.release();
    expect(await requested).toBeUndefined();
    expect(await origin.store.read()).toBeUndefined();
    expect(session.getSnapshot().status).toBe('loading');
  });
});

describe('a rejected access token', () => {
  test('all callers with a rejected token share one forced refresh', async () => {
    const origin = fakeOrigin();
    const { accessToken } = await origin.storeTokens(3000);
    const { session } = origin.openTab();
    await session.start();
    const tokens = await Promise.all([session.refreshAccessToken(accessToken), session.refreshAccessToken(accessToken)]);
    expect(tokens[0]).toBe(tokens[1]);
    expect(tokens[0]).not.toBe(accessToken);
    expect(origin.service.grants).toEqual(['refresh_token']);
  });

  test('a late rejection of an old token does not cause another refresh', async () => {
    const origin = fakeOrigin();
    const { accessToken } = await origin.storeTokens(3000);
    const { session } = origin.openTab();
    await session.start();
    const fresh = await session.refreshAccessToken(accessToken);
    expect(await session.refreshAccessToken(accessToken)).toBe(fresh);
    expect(origin.service.grants).toHaveLength(1);
  });

  test('the session ends when the refreshed token is rejected too', async () => {
    const origin = fakeOrigin();
    await origin.storeTokens(3000);
    const { session, onUserChange } = origin.openTab();
    await session.start();
    await session.expire();
    expect(session.getSnapshot()).toEqual({ status: 'anonymous', reason: 'expired' });
    expect(await origin.store.read()).toBeUndefined();
    expect(onUserChange).toHaveBeenCalledOnce();
  });

  test('the session does not end while the refresh cannot be reached', async () => {
    const origin = fakeOrigin();
    await origin.storeTokens(10);
    origin.service.mood = 'down';
    const { session } = origin.openTab();
    await session.start();
    await expect(session.refreshAccessToken()).rejects.toThrow(NetworkError);
    await session.expire();
    expect(session.getSnapshot().status).toBe('offline');
  });
});

describe('sign-in with credentials', () => {
  const credentials = { username: 'teacher', password: 'realmkit-demo' };

  test('sign-in with credentials posts a form to the authorize URL and exchanges the code of the header', {
    tags: [
      'shell §1.20',
      'shell §4 Authentication.12',
      'shell §4 Authentication.13',
      'shell §4 Authentication.14',
      'shell §4 Authentication.16',
      'shell §4 Authentication.17',
      'shell §7 Auth service.5',
      'shell §7 Auth service.6',
      'shell §7 Auth service.7',
      'shell §7 Auth service.8',
      'shell §7 Auth service.9',
      'shell §7 Auth service.17',
      'shell §9.9',
    ],
  }, async () => {
    const origin = fakeOrigin();
    const { session } = origin.openTab();
    await session.start();
    await expect(session.signInWithCredentials(credentials)).resolves.toBeUndefined();
    expect(session.getSnapshot()).toMatchObject({ status: 'authenticated', identity: { id: { preferredUsername: 'teacher' } } });
    const [authorize, token] = origin.service.requests;
    expect(authorize?.method).toBe('POST');
    expect(authorize?.url).toMatch(/^http:\/\/localhost:3000\/auth\/v1\/authorize\?/);
    expect(authorize?.headers.get('Content-Type')).toMatch('application/x-www-form-urlencoded');
    expect(await authorize?.text()).toBe('username=teacher&password=realmkit-demo');
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
    ['the right password without an active organisation', { ...credentials, username: 'inactive' }, 'up', 'inactive', 'No code received'],
    [
      'the right password of an account that its owner deleted',
      { ...credentials, username: 'deleted' },
      'up',
      'deleted',
      'No code received',
    ],
    ['an answer without a code', { ...credentials, username: 'nocode' }, 'up', 'noCode', 'No code received'],
    ['an auth service that is down', credentials, 'down', 'unreachable', 'The auth service cannot be reached'],
    ['an auth service that fails', credentials, 'failing', 'unreachable', 'The auth service cannot be reached'],
  ] as const)(
    'sign-in with credentials fails for %s',
    { tags: ['shell §5.1', 'shell §8.24'] },
    async (_name, given, mood, reason, message) => {
      const origin = fakeOrigin();
      origin.service.mood = mood;
      const { session } = origin.openTab();
      await session.start();
      await expect(session.signInWithCredentials(given)).rejects.toMatchObject({ reason, message });
      expect(session.getSnapshot().status).toBe('anonymous');
    },
  );

  test('sign-in with credentials after too many attempts says when the next one is possible, and is not repeated', async () => {
    const origin = fakeOrigin();
    const { session } = origin.openTab();
    await session.start();
    await expect(session.signInWithCredentials({ ...credentials, username: 'limited' })).rejects.toMatchObject({
      reason: 'tooManyAttempts',
      retryAfter: 90,
    });
    expect(origin.service.requests).toHaveLength(1);
  });
});

describe('sign-in by redirect', () => {
  test('sign-in by redirect opens the authorize URL with its options and stores the record', {
    tags: [
      'shell §7 Auth service.4',
      'shell §7 Auth service.10',
      'shell §7 Auth service.11',
      'shell §7 Auth service.12',
      'shell §7 Auth service.13',
      'shell §7 Auth service.14',
    ],
  }, async () => {
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
    expect(leaveTo).toHaveBeenCalledOnce();
    const url = new URL(leaveTo.mock.calls[0]?.[0] ?? '');
    expect(url.origin + url.pathname).toBe('http://localhost:3000/auth/v1/authorize');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      reauthenticate: 'true',
      acr_values: 'secure',
      amr_hint: 'qr',
      id_token_hint: 'hint',
      act_as: 'u9',
    });
    const state = url.searchParams.get('state') ?? '';
    expect(takeSignInRecord(records, state)).toMatchObject({ redirect: '/profile', nonce: url.searchParams.get('nonce') });
    expect(session.getSnapshot().status).toBe('loading');
  });

  test('a return without the record of its sign-in fails with a message', { tags: ['shell §5.2', 'shell §8.25'] }, async () => {
    const { session } = fakeOrigin().openTab();
    await session.start({ parameters: new URLSearchParams('code=good-code&state=s'), state: 's', record: undefined });
    expect(session.getSnapshot()).toMatchObject({
      status: 'anonymous',
      reason: 'failed',
      error: { message: 'Missing code verifier when authenticating with code.' },
    });
  });

  test('a return with an error from the auth service fails', async () => {
    const { session } = fakeOrigin().openTab();
    const record = { verifier: 'v', nonce: 'n' };
    await session.start({ parameters: new URLSearchParams('error=access_denied&state=s'), state: 's', record });
    expect(session.getSnapshot()).toMatchObject({ status: 'anonymous', error: { reason: 'refused' } });
  });

  test('a return with an unknown code fails', async () => {
    const { session } = fakeOrigin().openTab();
    const record = { verifier: 'v'.repeat(43), nonce: 'n' };
    await session.start({ parameters: new URLSearchParams('code=bad-code&state=s'), state: 's', record });
    expect(session.getSnapshot()).toMatchObject({ status: 'anonymous', error: { reason: 'refused' } });
  });

  test('a return while the auth service is down fails as unreachable', async () => {
    const origin = fakeOrigin();
    origin.service.mood = 'down';
    const { session } = origin.openTab();
    const record = { verifier: 'v'.repeat(43), nonce: 'n' };
    await session.start({ parameters: new URLSearchParams('code=good-code&state=s'), state: 's', record });
    expect(session.getSnapshot()).toMatchObject({ status: 'anonymous', error: { reason: 'unreachable' } });
  });

  test('a failed return does not sign out the current user', async () => {
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
    expect(session.getSnapshot()).toMatchObject({ status: 'anonymous', error: { reason: 'refused' } });
  });
});

describe('sign-out', () => {
  test('sign-out clears tokens and caches, and opens the logout URL with the id token hint', {
    tags: [
      'shell §4 Authentication.18',
      'shell §4 Authentication.19',
      'shell §4 Authentication.20',
      'shell §7 Auth service.18',
      'shell §7 Auth service.19',
      'shell §7 Auth service.20',
    ],
  }, async () => {
    const origin = fakeOrigin();
    const { idToken } = await origin.storeTokens(3000);
    const { session, leaveTo, onUserChange } = origin.openTab();
    await session.start();
    await session.signOut();
    expect(leaveTo).toHaveBeenCalledOnce();
    const url = new URL(leaveTo.mock.calls[0]?.[0] ?? '');
    expect(url.origin + url.pathname).toBe('http://localhost:3000/auth/logout');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      id_token_hint: idToken,
      post_logout_redirect_uri: 'http://realmkit.se.localhost/login',
    });
    expect(await origin.store.read()).toBeUndefined();
    expect(onUserChange).toHaveBeenCalledOnce();
  });

  test('another user takes the place of the user after what is unsent had its time, and the same user without that', async () => {
    const origin = fakeOrigin();
    await origin.storeTokens(3000);
    const { session, beforeUserChange } = origin.openTab();
    const credentials = { username: 'teacher', password: 'realmkit-demo' };
    await session.signInWithCredentials(credentials);
    expect(beforeUserChange).not.toHaveBeenCalled();
    await session.signInWithCredentials(credentials, { sameUser: true });
    expect(beforeUserChange).not.toHaveBeenCalled();
    const before = await session.getAccessToken();
    beforeUserChange.mockImplementation(async () => expect(await session.getAccessToken()).toBe(before));
    await session.signInWithCredentials(credentials);
    await session.signIn({ sameUser: true });
    expect(beforeUserChange).toHaveBeenCalledOnce();
  });

  test('a sign-out for a new sign-in sends what is unsent with the tokens of its owner first, as somebody else may sign in then', async () => {
    const origin = fakeOrigin();
    await origin.storeTokens(3000);
    const { session, beforeUserChange } = origin.openTab();
    await session.start();
    const before = await session.getAccessToken();
    beforeUserChange.mockImplementation(async () => expect(await session.getAccessToken()).toBe(before));
    await session.signOut('/reader/book-1');
    expect(beforeUserChange).toHaveBeenCalledOnce();
    await session.signOut('/library/bookshelf');
    expect(beforeUserChange).toHaveBeenCalledOnce();
  });

  test('a sign-out for good is reported, and neither the end of a session nor a new sign-in of the same user is', async () => {
    const origin = fakeOrigin();
    const reportsAfter = async (end: (session: Session) => Promise<void>) => {
      await origin.storeTokens(3000);
      const { session, onSignOut } = origin.openTab();
      await session.start();
      await end(session);
      return onSignOut.mock.calls.length;
    };
    expect(await reportsAfter((session) => session.expire())).toBe(0);
    expect(await reportsAfter((session) => session.signOut('/reader/book-1'))).toBe(0);
    expect(await reportsAfter((session) => session.signOut())).toBe(1);
  });

  test('a sign-out without tokens of its own ends no session of another host: the auth service is not opened', async () => {
    const origin = fakeOrigin();
    const { session, leaveTo } = origin.openTab();
    await session.start();
    await session.signOut('/library/bookshelf');
    expect(leaveTo).not.toHaveBeenCalled();
    expect(session.getSnapshot()).toEqual({ status: 'anonymous', reason: 'signedOut' });
  });

  test('sign-out stays on the page while the device is offline', async () => {
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
