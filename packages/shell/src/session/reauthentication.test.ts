// @vitest-environment node
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { takeSignInRecord } from './signIn/signInRecord.ts';
import { fakeOrigin } from './testing/tab.ts';

/** Opens a tab with a user who is logged in. */
async function openTab() {
  const origin = fakeOrigin();
  const { idToken } = await origin.storeTokens(3000);
  const tab = origin.openTab();
  await tab.session.start();
  return { origin, idToken, ...tab };
}

test('a login at the auth service for the present user hints at them, and nobody else may return', async () => {
  const { session, leaveTo, records, idToken } = await openTab();
  await session.signIn({ redirect: '/profile', reauthenticate: true, sameUser: true });
  const { searchParams } = new URL(leaveTo.mock.calls[0]?.[0] ?? '');
  expect([searchParams.get('reauthenticate'), searchParams.get('id_token_hint')]).toEqual(['true', idToken]);
  expect(takeSignInRecord(records, searchParams.get('state') ?? '')).toMatchObject({ redirect: '/profile', user: 'se-user-3' });
});

test('another user cannot log in on this page where the present one has to', async () => {
  const { session, origin } = await openTab();
  const stranger = { username: 'stranger', password: 'realmkit-demo' };
  await expect(session.signInWithCredentials(stranger, { sameUser: true })).rejects.toMatchObject({ reason: 'otherUser' });
  expect(session.getSnapshot()).toMatchObject({ status: 'authenticated', identity: { access: { sub: 'se-user-3' } } });
  expect(origin.service.grants).toEqual([]);
});
