import { createFakeShell } from '@realmkit/shell/testing';
import { HttpError } from 'ra-core';
import { describe, expect, test, vi } from 'vitest';
import { contractAuthProvider } from './contractAuthProvider.ts';

const everything = () => true;

describe('the auth provider', () => {
  test('checkAuth rejects when no user is signed in', async () => {
    const { session } = await createFakeShell();
    await expect(contractAuthProvider(session, everything).checkAuth({})).resolves.toBeUndefined();
    session.become({ status: 'anonymous', reason: 'signedOut' });
    await expect(contractAuthProvider(session, everything).checkAuth({})).rejects.toThrow();
  });

  test('a 401 with a fresh token ends the session', async () => {
    const { session } = await createFakeShell();
    await contractAuthProvider(session, everything).checkError(new HttpError('unauthorized', 401));
    expect(session.getSnapshot()).toMatchObject({ status: 'anonymous', reason: 'expired' });
  });

  test('the session survives a 403 and a network error', async () => {
    const { session } = await createFakeShell();
    const provider = contractAuthProvider(session, everything);
    await provider.checkError(new HttpError('forbidden', 403));
    await provider.checkError(new TypeError('fetch failed'));
    expect(session.getSnapshot().status).toBe('authenticated');
  });

  test('canAccess asks what is permitted', async () => {
    const { session } = await createFakeShell();
    const permits = vi.fn(() => false);
    const question = { action: 'delete', resource: 'users', record: { id: 7 } };
    expect(await contractAuthProvider(session, permits).canAccess?.(question)).toBe(false);
    expect(permits).toHaveBeenCalledExactlyOnceWith(question);
  });

  test('the logout of react-admin, where nobody is logged in any more, removes nothing and leads nowhere', async () => {
    const { session } = await createFakeShell();
    expect(await contractAuthProvider(session, everything).logout({})).toBe(false);
    expect(session.calls).toEqual([]);
  });
});
