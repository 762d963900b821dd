import { defined } from '@realmkit/openapi/json';
import type { SignInError } from './signIn/SignInError.ts';
import type { Identity } from './tokens/TokenSet.ts';

/** The reason why nobody is signed in. */
type AnonymousReason = 'notSignedIn' | 'signedOut' | 'expired' | 'failed';

/** The state of the session for the apps. */
export type SessionState =
  /** Stored tokens are being read, a code is being exchanged, or the page is leaving for the auth service. */
  | { readonly status: 'loading' }
  | {
      readonly status: 'anonymous';
      readonly reason: AnonymousReason;
      /** For developers, e.g. 'No persisted tokens available' (shell §4). */
      readonly message?: string;
      /** The error of the last return from the auth service. */
      readonly error?: SignInError;
    }
  | {
      readonly status: 'authenticated';
      readonly identity: Identity;
      /** The error of the last return that did not change the session: a refused escalation or impersonation. */
      readonly error?: SignInError;
    }
  /** The tokens are too old and the auth service cannot be reached: they are kept. */
  | { readonly status: 'offline'; readonly identity: Identity };

/** The events of a session. */
export type SessionEvent =
  | { readonly type: 'tokens'; readonly identity: Identity }
  | { readonly type: 'unreachable'; readonly identity: Identity }
  | { readonly type: 'nothingStored'; readonly message: string }
  | { readonly type: 'signInFailed'; readonly error: SignInError }
  | { readonly type: 'expired'; readonly message?: string }
  | { readonly type: 'signedOut' }
  | { readonly type: 'leaving' };

/** The session before its tokens are read. */
export const initialState: SessionState = { status: 'loading' };

/** Returns the next state of the session (shell §4). */
export function transition(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'tokens':
      return { status: 'authenticated', identity: event.identity };
    case 'unreachable':
      return { status: 'offline', identity: event.identity };
    case 'nothingStored':
      return state.status === 'loading' ? { status: 'anonymous', reason: 'notSignedIn', message: event.message } : state;
    case 'signInFailed':
      if (state.status === 'offline') return state;
      return state.status === 'authenticated'
        ? { ...state, error: event.error }
        : { status: 'anonymous', reason: 'failed', error: event.error };
    case 'expired':
      // A session that is already anonymous keeps its reason.
      if (state.status === 'anonymous') return state;
      return { status: 'anonymous', reason: 'expired', ...defined({ message: event.message }) };
    case 'signedOut':
      return { status: 'anonymous', reason: 'signedOut' };
    case 'leaving':
      return initialState;
  }
}

/** Returns whether a user is signed in; offline counts, because the tokens are kept. */
export const isSignedIn = (state: SessionState): state is Extract<SessionState, { identity: Identity }> =>
  state.status === 'authenticated' || state.status === 'offline';

/** Returns whether the session is initialised (shell §4: initialised once loading finishes). */
export const isInitialised = (state: SessionState): boolean => state.status !== 'loading';
