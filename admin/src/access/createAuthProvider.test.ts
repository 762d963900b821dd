import { createFakeShell } from '@realmkit/shell/testing';
import { HttpError } from 'ra-core';
import { describe, expect, test } from 'vitest';
import { createAuthProvider } from './createAuthProvider.ts';

const superuser = { uid: 'se-user-1', isSuperuser: true };

describe('the auth provider', () => {
  test('checkAuth rejects when no user is signed in', async () => {
    const { session } = await createFakeShell();
    await expect(createAuthProvider(session, superuser).checkAuth({})).resolves.toBeUndefined();
    session.become({ status: 'anonymous', reason: 'signedOut' });
    await expect(createAuthProvider(session, undefined).checkAuth({})).rejects.toThrow();
  });

  test('a 401 with a fresh token ends the session', async () => {
    const { session } = await createFakeShell();
    await createAuthProvider(session, superuser).checkError(new HttpError('unauthorized', 401));
    expect(session.getSnapshot()).toMatchObject({ status: 'anonymous', reason: 'expired' });
  });

  test('the session survives a 403 and a network error', async () => {
    const { session } = await createFakeShell();
    const provider = createAuthProvider(session, superuser);
    await provider.checkError(new HttpError('forbidden', 403));
    await provider.checkError(new TypeError('fetch failed'));
    expect(session.getSnapshot().status).toBe('authenticated');
  });

  test('canAccess follows the permissions of the user', async () => {
    const { session } = await createFakeShell();
    const request = { action: 'list', resource: 'users' };
    expect(await createAuthProvider(session, superuser).canAccess?.(request)).toBe(true);
    expect(await createAuthProvider(session, undefined).canAccess?.(request)).toBe(false);
  });

  test('logout signs out through the session', async () => {
    const { session } = await createFakeShell();
    await createAuthProvider(session, superuser).logout({});
    expect(session.calls).toEqual(['signOut']);
  });
});
