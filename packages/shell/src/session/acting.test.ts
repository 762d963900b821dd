import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { takeSignInRecord } from './signIn/signInRecord.ts';
import { fakeOrigin } from './testing/tab.ts';

describe('escalation', () => {
  const queryOf = (leaveTo: { mock: { calls: string[][] } }) => new URL(leaveTo.mock.calls[0]?.[0] ?? '').searchParams;

  test('escalation requests a secure login of the same user and returns to the same page', async () => {
    const origin = fakeOrigin();
    const { idToken } = await origin.storeTokens(3000);
    const { session, leaveTo, records } = origin.openTab();
    await session.start();
    await session.escalate('/profile?tab=2');
    const query = queryOf(leaveTo);
    expect([query.get('acr_values'), query.get('id_token_hint'), query.has('act_as')]).toEqual(['secure', idToken, false]);
    expect(takeSignInRecord(records, query.get('state') ?? '')).toMatchObject({ redirect: '/profile?tab=2', user: 'se-user-3' });
  });

  test('escalation keeps the impersonated user', async () => {
    const origin = fakeOrigin();
    await origin.storeTokens(3000, { uid: 'se-user-9', act: { sub: '1', name: 'Sofia Berg' } });
    const { session, leaveTo } = origin.openTab();
    await session.start();
    await session.escalate('/');
    expect(queryOf(leaveTo).get('act_as')).toBe('se-user-9');
  });

  test.each([
    ['the tokens of another user', new URLSearchParams('code=good-code&state=s')],
    ['login_required', new URLSearchParams('error=login_required&state=s')],
  ])('an escalation that ends with %s keeps the user who left, and sets an error', async (_name, parameters) => {
    const origin = fakeOrigin();
    const { accessToken } = await origin.storeTokens(3000);
    origin.service.overrides = { uid: 'se-user-2' };
    const { fetch, issuer } = origin.service.client;
    const body = new URLSearchParams({ username: 'schooladmin', password: 'realmkit-demo' });
    await fetch(`${issuer}/v1/authorize?nonce=n`, { method: 'POST', body });
    const { session } = origin.openTab();
    const record = { verifier: 'v'.repeat(43), nonce: 'n', user: 'se-user-3' };
    await session.start({ parameters, state: 's', record });
    expect(session.getSnapshot()).toMatchObject({
      status: 'authenticated',
      identity: { access: { sub: 'se-user-3' } },
      error: { reason: 'otherUser' },
    });
    expect(await session.getAccessToken()).toBe(accessToken);
    expect((await origin.store.read())?.accessToken).toBe(accessToken);
  });

  test('a refused escalation leaves the session unchanged and sets an error', async () => {
    const origin = fakeOrigin();
    await origin.storeTokens(3000);
    const { session } = origin.openTab();
    const record = { verifier: 'v'.repeat(43), nonce: 'n' };
    await session.start({ parameters: new URLSearchParams('error=access_denied&state=s'), state: 's', record });
    expect(session.getSnapshot()).toMatchObject({ status: 'authenticated', error: { reason: 'refused' } });
  });
});

describe('impersonation', () => {
  const acting = async () => {
    const origin = fakeOrigin();
    await origin.storeTokens(3000, { uid: 'se-user-9', act: { sub: '1', name: 'Sofia Berg' } });
    const tab = origin.openTab();
    await tab.session.start();
    return { ...origin, tab };
  };

  test('stopActing ends impersonation in every tab and signs the actor in', async () => {
    const { tab, openTab, store } = await acting();
    const other = openTab();
    await other.session.start();
    await tab.session.stopActing('/controlpanel');
    expect(await store.read()).toBeUndefined();
    expect(other.session.getSnapshot().status).toBe('anonymous');
    const url = new URL(tab.leaveTo.mock.calls[0]?.[0] ?? '');
    expect(url.pathname).toBe('/auth/v1/authorize');
    expect([url.searchParams.has('act_as'), url.searchParams.has('reauthenticate')]).toEqual([false, false]);
    expect(takeSignInRecord(tab.records, url.searchParams.get('state') ?? '')?.redirect).toBe('/controlpanel');
    expect([tab.onUserChange.mock.calls.length, other.onUserChange.mock.calls.length]).toEqual([1, 1]);
  });

  test('stopActing signs the user out when the device is offline', async () => {
    const { tab, store } = await acting();
    tab.online = false;
    await tab.session.stopActing('/');
    expect(await store.read()).toBeUndefined();
    expect(tab.session.getSnapshot()).toEqual({ status: 'anonymous', reason: 'signedOut' });
    expect(tab.leaveTo).not.toHaveBeenCalled();
  });
});
