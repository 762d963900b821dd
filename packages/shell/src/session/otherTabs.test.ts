// @vitest-environment node
import 'fake-indexeddb/auto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeOrigin } from './testing/tab.ts';

test('two tabs with old tokens share one refresh', { tags: ['shell §4 Authentication.9'] }, async () => {
  const origin = fakeOrigin();
  await origin.storeTokens(10);
  const tabs = [origin.openTab(), origin.openTab()];
  await Promise.all(tabs.map(({ session }) => session.start()));
  const tokens = await Promise.all(tabs.flatMap(({ session }) => Array.from({ length: 5 }, () => session.getAccessToken())));
  expect(new Set(tokens).size).toBe(1);
  expect(origin.service.grants).toEqual(['refresh_token']);
});

test('two tabs with the same rejected token share one refresh', async () => {
  const origin = fakeOrigin();
  const { accessToken } = await origin.storeTokens(3000);
  const tabs = [origin.openTab(), origin.openTab()];
  await Promise.all(tabs.map(({ session }) => session.start()));
  const tokens = await Promise.all(tabs.map(({ session }) => session.refreshAccessToken(accessToken)));
  expect(new Set(tokens).size).toBe(1);
  expect(origin.service.grants).toEqual(['refresh_token']);
});

test('a refused refresh does not clear newer tokens of another tab', async () => {
  const origin = fakeOrigin();
  await origin.storeTokens(10, { refreshToken: 'used-up' });
  const { session } = origin.openTab();
  origin.service.mood = 'slow';
  const started = session.start();
  await vi.waitFor(() => expect(origin.service.requests).toHaveLength(1));
  const newer = await origin.storeTokens(3000, { refreshToken: 'newer' });
  origin.service.release();
  await started;
  expect(await origin.store.read()).toEqual(newer);
  expect(await session.getAccessToken()).toBe(newer.accessToken);
});

test('a sign-in in one tab signs the other tabs in', async () => {
  const origin = fakeOrigin();
  const [here, there] = [origin.openTab(), origin.openTab()];
  await Promise.all([here.session.start(), there.session.start()]);
  await here.session.signInWithCredentials({ username: 'teacher', password: 'realmkit-demo' });
  await vi.waitFor(() => expect(there.session.getSnapshot().status).toBe('authenticated'));
});

test('a sign-out in one tab signs the other tabs out and clears their caches', async () => {
  const origin = fakeOrigin();
  await origin.storeTokens(3000);
  const [here, there] = [origin.openTab(), origin.openTab()];
  await Promise.all([here.session.start(), there.session.start()]);
  await here.session.signOut();
  expect(there.session.getSnapshot()).toEqual({ status: 'anonymous', reason: 'signedOut' });
  expect(there.onUserChange).toHaveBeenCalledOnce();
  expect(there.leaveTo).not.toHaveBeenCalled();
});

test('a sign-in as another user in one tab clears the caches of the other tabs', async () => {
  const origin = fakeOrigin();
  await origin.storeTokens(3000, { uid: 'se-user-1' });
  const [here, there] = [origin.openTab(), origin.openTab()];
  await Promise.all([here.session.start(), there.session.start()]);
  origin.service.overrides = { uid: 'se-user-2' };
  await here.session.signInWithCredentials({ username: 'superuser', password: 'realmkit-demo' });
  await vi.waitFor(() => expect(there.session.getSnapshot()).toMatchObject({ identity: { access: { sub: 'se-user-2' } } }));
  expect(there.onUserChange).toHaveBeenCalledOnce();
});

test('4 tabs with 10 callers each refresh once per round for 200 rounds, and every caller gets a token', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const origin = fakeOrigin();
  await origin.storeTokens(3000);
  const tabs = Array.from({ length: 4 }, () => origin.openTab().session);
  await Promise.all(tabs.map((tab) => tab.start()));
  const callers = tabs.flatMap((tab) => Array.from({ length: 10 }, () => tab));
  for (let round = 1; round <= 200; round += 1) {
    // The tokens of the previous round have expired.
    origin.service.now += 3600;
    vi.setSystemTime(origin.service.now * 1000);
    const tokens = await Promise.all(callers.map((tab) => tab.getAccessToken()));
    expect(new Set(tokens).size).toBe(1);
    expect(tokens).not.toContain(undefined);
    expect(origin.service.grants).toHaveLength(round);
  }
});
