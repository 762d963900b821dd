import { isSignedIn, type Session } from '@realmkit/shell';
import type { AuthProvider } from 'ra-core';
import { mayManage, type Visitor } from './mayManage.ts';

const statusOf = (error: unknown): unknown => (typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined);

/** What react-admin asks about the person at the screen, answered by the shell's session; the shell's route guard leads to the sign-in. */
export const createAuthProvider = (session: Session, visitor: Visitor | undefined): AuthProvider => ({
  login: async () => session.signIn(),
  logout: async () => {
    await session.signOut();
    return false;
  },
  checkAuth: async () => {
    if (!isSignedIn(session.getSnapshot())) throw new Error('Nobody is signed in');
  },
  // The transport has tried a fresh token already (shell §4). A refusal of what somebody may not do stays on the page, in words.
  checkError: async (error) => {
    if (statusOf(error) === 401) await session.expire();
  },
  // Which pages somebody opens is the panel's own to say; what a list holds for them is the service's, whose refusal is said in words.
  canAccess: async ({ action, record }) =>
    visitor !== undefined && (action === 'list' || action === 'show' || mayManage(visitor, { action, record })),
});
