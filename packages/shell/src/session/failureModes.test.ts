import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { takeSignInRecord } from './signIn/signInRecord.ts';
import { fakeOrigin } from './testing/tab.ts';
import { indexedDbTokenStore } from './tokens/tokenStore.ts';
import { withMemoryFallback } from './tokens/withMemoryFallback.ts';

test('getAccessToken checks an uninitialised session 20 times, 100 ms apart, and returns undefined', {
  tags: ['shell §4 Authentication.10', 'shell §4 Authentication.11', 'shell §9.4'],
}, async () => {
  vi.useFakeTimers();
  const { session } = fakeOrigin().openTab();
  const settled = vi.fn();
  void session.getAccessToken().then(settled);
  await vi.advanceTimersByTimeAsync(1999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith(undefined);
  vi.useRealTimers();
});

const credentials = { username: 'teacher', password: 'realmkit-demo' };

test.each([-600, 600])('a device clock that is wrong by %i s does not change the time of the refresh', async (seconds) => {
  const origin = fakeOrigin();
  const server = origin.service.now;
  origin.service.clockError = seconds;
  const { session } = origin.openTab();
  await session.start();
  await session.signInWithCredentials(credentials);
  const first = await session.getAccessToken();
  origin.service.now = server + 3600 - 310;
  expect(await session.getAccessToken()).toBe(first);
  origin.service.now = server + 3600 - 290;
  expect(await session.getAccessToken()).not.toBe(first);
  expect(origin.service.grants).toEqual(['authorization_code', 'refresh_token']);
});

test('a code that is returned a second time is not exchanged', async () => {
  const origin = fakeOrigin();
  const { session, records, leaveTo } = origin.openTab();
  await session.start();
  await session.signIn({ redirect: '/profile' });
  const state = new URL(leaveTo.mock.calls[0]?.[0] ?? '').searchParams.get('state') ?? '';
  expect(takeSignInRecord(records, state)).toBeDefined();
  const stolen = { parameters: new URLSearchParams({ code: 'good-code', state }), state, record: takeSignInRecord(records, state) };
  await session.start(stolen);
  expect(session.getSnapshot()).toMatchObject({ status: 'anonymous', error: { reason: 'missingVerifier' } });
  expect(origin.service.grants).toEqual([]);
});

test('a code that was stolen from another browser is not exchanged', async () => {
  const [theirs, ours] = [fakeOrigin(), fakeOrigin()];
  const victim = theirs.openTab();
  await victim.session.signIn();
  const { session, records } = ours.openTab();
  const state = new URL(victim.leaveTo.mock.calls[0]?.[0] ?? '').searchParams.get('state') ?? '';
  await session.start({ parameters: new URLSearchParams({ code: 'good-code', state }), state, record: takeSignInRecord(records, state) });
  expect(session.getSnapshot()).toMatchObject({ status: 'anonymous', error: { reason: 'missingVerifier' } });
  expect(ours.service.grants).toEqual([]);
});

test('a response with the state of another sign-in is refused', async () => {
  const origin = fakeOrigin();
  const { session } = origin.openTab();
  const record = { verifier: 'v'.repeat(43), nonce: 'n' };
  await session.start({ parameters: new URLSearchParams('code=good-code&state=another'), state: 'mine', record });
  expect(session.getSnapshot()).toMatchObject({ status: 'anonymous', error: { reason: 'refused' } });
  expect(origin.service.grants).toEqual([]);
});

test('a refresh token that was used elsewhere ends the session', async () => {
  const origin = fakeOrigin();
  await origin.storeTokens(10, { refreshToken: 'used by a thief' });
  const { session } = origin.openTab();
  await session.start();
  expect(session.getSnapshot()).toMatchObject({ status: 'anonymous', reason: 'expired' });
  expect(await origin.store.read()).toBeUndefined();
});

test('a tab repeats the refresh of a closed tab under the same key', async () => {
  const origin = fakeOrigin();
  await origin.storeTokens(10);
  origin.service.mood = 'lost';
  const closed = origin.openTab();
  void closed.session.start();
  await vi.waitFor(() => expect(origin.service.grants).toEqual(['refresh_token']));
  origin.closeTabs();
  origin.service.mood = 'up';
  const { session } = origin.openTab();
  await session.start();
  expect(session.getSnapshot().status).toBe('authenticated');
  const keys = origin.service.requests.map((request) => request.headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(1);
});

test('stored tokens that cannot be decoded are ignored', async () => {
  const origin = fakeOrigin();
  await origin.storeTokens(3000);
  await origin.store.write({ ...(await origin.storeTokens(3000)), accessToken: 'not.a.token' });
  const { session } = origin.openTab();
  await session.start();
  expect(session.getSnapshot()).toMatchObject({ status: 'anonymous', message: 'No persisted tokens available' });
  await session.signInWithCredentials(credentials);
  expect(session.getSnapshot().status).toBe('authenticated');
});

test.each([
  [
    'throws when it is opened',
    () => {
      throw new DOMException('Denied', 'SecurityError');
    },
  ],
  ['never answers', () => new EventTarget()],
])('a tab whose database %s logs in from memory within 10 s', async (_name, open) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('indexedDB', { open });
  try {
    const { session } = fakeOrigin().openTab(withMemoryFallback(indexedDbTokenStore('broken')));
    const started = session.start();
    await vi.advanceTimersByTimeAsync(10_000);
    await started;
    expect(session.getSnapshot()).toMatchObject({ status: 'anonymous' });
    await session.signInWithCredentials(credentials);
    expect(session.getSnapshot().status).toBe('authenticated');
    expect(await session.getAccessToken()).toBeDefined();
  } finally {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
});

test('a tab without a storage signs in and refreshes', async () => {
  const origin = fakeOrigin();
  const denied = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
  const { session } = origin.openTab(withMemoryFallback({ read: denied, write: denied, clear: denied, replace: denied }));
  await session.start();
  await session.signInWithCredentials(credentials);
  const first = await session.getAccessToken();
  origin.service.now += 3400;
  expect(await session.getAccessToken()).not.toBe(first);
  expect(session.getSnapshot().status).toBe('authenticated');
});
