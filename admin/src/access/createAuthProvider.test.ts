import { createFakeShell } from '@realmkit/shell/testing';
import { HttpError } from 'ra-core';
import { describe, expect, test } from 'vitest';
import { createAuthProvider } from './createAuthProvider.ts';

const superuser = { uid: 'se-user-1', isSuperuser: true };

describe('what react-admin learns about the session', () => {
  test('is whether somebody is signed in', async () => {
    const { session } = await createFakeShell();
    await expect(createAuthProvider(session, superuser).checkAuth({})).resolves.toBeUndefined();
    session.become({ status: 'anonymous', reason: 'signedOut' });
    await expect(createAuthProvider(session, undefined).checkAuth({})).rejects.toThrow();
  });

  test('ends with the session when a service still refuses its fresh token', async () => {
    const { session } = await createFakeShell();
    await createAuthProvider(session, superuser).checkError(new HttpError('unauthorized', 401));
    expect(session.getSnapshot()).toMatchObject({ status: 'anonymous', reason: 'expired' });
  });

  test('goes on when a service forbids something, or cannot be reached', async () => {
    const { session } = await createFakeShell();
    const provider = createAuthProvider(session, superuser);
    await provider.checkError(new HttpError('forbidden', 403));
    await provider.checkError(new TypeError('fetch failed'));
    expect(session.getSnapshot().status).toBe('authenticated');
  });

  test('is what the visitor may do', async () => {
    const { session } = await createFakeShell();
    const request = { action: 'list', resource: 'users' };
    expect(await createAuthProvider(session, superuser).canAccess?.(request)).toBe(true);
    expect(await createAuthProvider(session, undefined).canAccess?.(request)).toBe(false);
  });

  test('signs out through the session', async () => {
    const { session } = await createFakeShell();
    await createAuthProvider(session, superuser).logout({});
    expect(session.asked).toEqual(['signOut']);
  });
});
