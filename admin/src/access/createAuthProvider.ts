import { isSignedIn, type Session } from '@realmkit/shell';
import type { AuthProvider } from 'ra-core';
import { mayManage, type Visitor } from './mayManage.ts';

const statusOf = (error: unknown): unknown => (typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined);

/** Creates react-admin's auth provider from the shell's session; the shell's route guard redirects to the login page. */
export const createAuthProvider = (session: Session, visitor: Visitor | undefined): AuthProvider => ({
  login: async () => session.signIn(),
  logout: async () => {
    await session.signOut();
    return false;
  },
  checkAuth: async () => {
    if (!isSignedIn(session.getSnapshot())) throw new Error('Nobody is signed in');
  },
  // The transport has already retried with a fresh token (shell §4). A 403 leaves the page as it is, with an error message.
  checkError: async (error) => {
    if (statusOf(error) === 401) await session.expire();
  },
  // The panel decides which pages a user may open; the service decides what a list contains, and its errors are shown.
  canAccess: async ({ action, record }) =>
    visitor !== undefined && (action === 'list' || action === 'show' || mayManage(visitor, { action, record })),
});
