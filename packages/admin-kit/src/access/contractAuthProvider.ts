import { isSignedIn, type Session } from '@realmkit/shell';
import { type AuthProvider, HttpError } from 'ra-core';
import type { Permits } from './createPermits.ts';

/** Creates react-admin's auth provider from the shell's session; the shell's route guard redirects to the login page. */
export const contractAuthProvider = (session: Session, permits: Permits): AuthProvider => ({
  login: async () => session.signIn(),
  // Called where nobody is logged in any more, and the route guard takes over. The log-out of the shell's menu asks about unsent answers first.
  logout: async () => false,
  checkAuth: async () => {
    if (!isSignedIn(session.getSnapshot())) throw new Error('Nobody is signed in');
  },
  // The transport has already retried with a fresh token (shell §4). A 403 leaves the page as it is, with an error message.
  checkError: async (error: unknown) => {
    if (error instanceof HttpError && error.status === 401) await session.expire();
  },
  canAccess: async ({ resource, action, record }) => permits({ resource, action, record }),
});
