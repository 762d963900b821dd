import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { fakeOrigin } from './testing/tab.ts';

describe('sign-out of a user of AK-Bibliotheken', () => {
  const signedInThere = async () => {
    const origin = fakeOrigin();
    const { accessToken } = await origin.storeTokens(3000, { amr: ['ak-bibliotheken'] });
    const tab = origin.openTab();
    await tab.session.start();
    return { ...origin, ...tab, accessToken };
  };
  const returnOf = (leaveTo: { mock: { calls: string[][] } }) =>
    new URL(leaveTo.mock.calls[0]?.[0] ?? '').searchParams.get('post_logout_redirect_uri');

  test('sign-out calls the provider with the access token first and returns to the provider’s page', {
    tags: ['shell §2.13', 'shell §4 Authentication.21'],
  }, async () => {
    const { session, service, leaveTo, store, accessToken } = await signedInThere();
    await session.signOut();
    const [call] = service.requests;
    expect(call?.method).toBe('POST');
    expect(call?.url).toBe('http://localhost:3000/auth/v1/providers/ak-bibliotheken/logout');
    expect(call?.headers.get('authorization')).toBe(`Bearer ${accessToken}`);
    expect(returnOf(leaveTo)).toBe('http://realmkit.se.localhost/login/ak-bibliotheken');
    expect(await store.read()).toBeUndefined();
  });

  test.each(['down', 'failing', 'refusing'] as const)('sign-out continues when the provider is %s, with failed=true', async (mood) => {
    const { session, service, leaveTo, store } = await signedInThere();
    service.mood = mood;
    await session.signOut();
    expect(returnOf(leaveTo)).toBe('http://realmkit.se.localhost/login/ak-bibliotheken?failed=true');
    expect(await store.read()).toBeUndefined();
  });

  test('sign-out does not call the provider for other login methods', async () => {
    const origin = fakeOrigin();
    await origin.storeTokens(3000, { amr: ['pwd', 'sms', 'qr', 'gar', 'domino', 'vidis'] });
    const { session, leaveTo } = origin.openTab();
    await session.start();
    await session.signOut('/library/bookshelf');
    expect(origin.service.requests).toEqual([]);
    expect(returnOf(leaveTo)).toBe('http://realmkit.se.localhost/login?redirect=%2Flibrary%2Fbookshelf&reauthenticate=true');
  });
});
