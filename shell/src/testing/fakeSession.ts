import type { Session } from '../session/Session.ts';
import type { SessionState } from '../session/sessionState.ts';
import { SignInError, type SignInFailure } from '../session/signIn/SignInError.ts';
import { identityOf, tokenSetOf } from '../session/tokens/TokenSet.ts';
import { makeTokens, type TokenWishes } from './tokens.ts';

/** A session without an auth service: it is what a test says it is. */
export interface FakeSession extends Session {
  /** Puts the session into another state. */
  readonly become: (state: SessionState) => void;
  /** What was asked of the session so far, e.g. 'signOut'. */
  readonly asked: readonly string[];
  /** How the next sign-in with credentials fails; undefined lets it succeed. */
  nextFailure: SignInFailure | undefined;
}

/** The states that a test can start in. */
export type FakeStatus = SessionState['status'];

/** The state of a session in a status. */
function sessionStateOf(status: FakeStatus, wishes: Omit<TokenWishes, 'now'> = {}): SessionState {
  if (status === 'loading') return { status };
  if (status === 'anonymous') return { status, reason: 'notSignedIn' };
  const now = Math.floor(Date.now() / 1000);
  return { status, identity: identityOf(tokenSetOf(makeTokens({ ...wishes, now }), now)) };
}

/** Creates a session in a status, of a user as the wishes have it. */
export function fakeSession(status: FakeStatus, wishes: Omit<TokenWishes, 'now'> = {}): FakeSession {
  const listeners = new Set<() => void>();
  const asked: string[] = [];
  let state = sessionStateOf(status, wishes);
  const become = (next: SessionState) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };
  const session: FakeSession = {
    become,
    asked,
    nextFailure: undefined,
    getSnapshot: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    start: async () => {},
    getAccessToken: async () => 'token',
    refreshAccessToken: async () => undefined,
    signIn: async (options = {}) => void asked.push(`signIn ${JSON.stringify(options)}`),
    signInWithCredentials: async (credentials) => {
      asked.push(`signInWithCredentials ${'card' in credentials ? credentials.card : credentials.username}`);
      if (session.nextFailure !== undefined) throw new SignInError(session.nextFailure);
      become(sessionStateOf('authenticated', wishes));
    },
    escalate: async (redirect) => void asked.push(`escalate ${redirect}`),
    stopActing: async (redirect) => void asked.push(`stopActing ${redirect}`),
    signOut: async (redirect) => {
      asked.push(redirect === undefined ? 'signOut' : `signOut ${redirect}`);
      become({ status: 'anonymous', reason: 'signedOut' });
    },
    expire: async () => become({ status: 'anonymous', reason: 'expired' }),
  };
  return session;
}
