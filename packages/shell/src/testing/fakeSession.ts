import type { Session } from '../session/Session.ts';
import type { SessionState } from '../session/sessionState.ts';
import { SignInError, type SignInErrorReason } from '../session/signIn/SignInError.ts';
import { identityOf, tokenSetOf } from '../session/tokens/TokenSet.ts';
import { makeTokens, type TokenOverrides } from './tokens.ts';

/** A session without an auth service, whose state a test sets. */
export interface FakeSession extends Session {
  /** Sets the state of the session. */
  readonly become: (state: SessionState) => void;
  /** The calls of the session so far, e.g. 'signOut'. */
  readonly calls: readonly string[];
  /** The error of the next sign-in with credentials; undefined lets it succeed. */
  nextSignInError: SignInErrorReason | undefined;
}

/** The states that a test can start with. */
export type FakeStatus = SessionState['status'];

/** Returns the state of a session with a status. */
function sessionStateOf(status: FakeStatus, overrides: Omit<TokenOverrides, 'now'> = {}): SessionState {
  if (status === 'loading') return { status };
  if (status === 'anonymous') return { status, reason: 'notSignedIn' };
  const now = Math.floor(Date.now() / 1000);
  return { status, identity: identityOf(tokenSetOf(makeTokens({ ...overrides, now }), now)) };
}

/** Creates a session with a status, for a user with the overrides. */
export function fakeSession(status: FakeStatus, overrides: Omit<TokenOverrides, 'now'> = {}): FakeSession {
  const listeners = new Set<() => void>();
  const calls: string[] = [];
  let state = sessionStateOf(status, overrides);
  const become = (next: SessionState) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };
  const session: FakeSession = {
    become,
    calls,
    nextSignInError: undefined,
    getSnapshot: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    start: async () => {},
    getAccessToken: async () => (state.status === 'anonymous' ? undefined : 'token'),
    refreshAccessToken: async () => undefined,
    signIn: async (options = {}) => void calls.push(`signIn ${JSON.stringify(options)}`),
    signInWithCredentials: async (credentials, { sameUser = false } = {}) => {
      calls.push(`signInWithCredentials ${'card' in credentials ? credentials.card : credentials.username}${sameUser ? ' as before' : ''}`);
      if (session.nextSignInError !== undefined) throw new SignInError(session.nextSignInError);
      become(sessionStateOf('authenticated', overrides));
    },
    escalate: async (redirect) => void calls.push(`escalate ${redirect}`),
    stopActing: async (redirect) => void calls.push(`stopActing ${redirect}`),
    signOut: async (redirect, page) => {
      calls.push(['signOut', redirect, page].filter((part) => part !== undefined).join(' '));
      become({ status: 'anonymous', reason: 'signedOut' });
    },
    expire: async () => become({ status: 'anonymous', reason: 'expired' }),
  };
  return session;
}
