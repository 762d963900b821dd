// @vitest-environment node
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { takeSignInRecord } from './signIn/signInRecord.ts';
import { fakeOrigin } from './testing/tab.ts';

/** Leaves for the auth service to log in again, with the claims of the present login. */
async function leave(claims: NonNullable<Parameters<ReturnType<typeof fakeOrigin>['storeTokens']>[1]>) {
  const origin = fakeOrigin();
  await origin.storeTokens(3000, claims);
  const { session, leaveTo, records } = origin.openTab();
  await session.start();
  await session.reauthenticate('/profile');
  const { searchParams } = new URL(leaveTo.mock.calls[0]?.[0] ?? '');
  return { query: searchParams, record: takeSignInRecord(records, searchParams.get('state') ?? '') };
}

test.each(['gar', 'ak-bibliotheken', 'domino', 'vidis', 'qr', 'sms', 'pwd'])(
  'a user who logged in by %s logs in again by the same method, and returns as nobody else',
  async (method) => {
    const { query, record } = await leave({ amr: [method] });
    expect(Object.fromEntries(query)).toMatchObject({ reauthenticate: 'true', amr_hint: method, id_token_hint: expect.any(String) });
    expect(query.has('acr_values')).toBe(false);
    expect(record).toMatchObject({ redirect: '/profile', user: 'se-user-3' });
  },
);

test('a user with a secure login logs in securely again', async () => {
  const { query } = await leave({ amr: ['bankid'], acr: 'secure' });
  expect([query.get('acr_values'), query.has('amr_hint')]).toEqual(['secure', false]);
});

test('another user cannot log in where the present one has to', async () => {
  const origin = fakeOrigin();
  await origin.storeTokens(3000);
  const { session } = origin.openTab();
  await session.start();
  const stranger = { username: 'stranger', password: 'realmkit-demo' };
  await expect(session.signInWithCredentials(stranger, { sameUser: true })).rejects.toMatchObject({ reason: 'otherUser' });
  expect(session.getSnapshot()).toMatchObject({ status: 'authenticated', identity: { access: { sub: 'se-user-3' } } });
  expect((await origin.service.requests.at(-1)?.text()) ?? '').toContain('stranger');
});
