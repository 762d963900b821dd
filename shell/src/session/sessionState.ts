import type { SignInError } from './signIn/SignInError.ts';
import type { Identity } from './tokens/TokenSet.ts';

/** Why nobody is signed in. */
type AnonymousReason = 'notSignedIn' | 'signedOut' | 'expired' | 'failed';

/** What the apps see of the session. */
export type SessionState =
  /** Stored tokens are being read, a code is being exchanged, or the page is leaving for the auth service. */
  | { readonly status: 'loading' }
  | {
      readonly status: 'anonymous';
      readonly reason: AnonymousReason;
      /** For developers, e.g. 'No persisted tokens available' (shell §4). */
      readonly message?: string;
      /** Why the last return from the auth service did not end in a session. */
      readonly error?: SignInError;
    }
  | {
      readonly status: 'authenticated';
      readonly identity: Identity;
      /** Why the last return from the auth service left things as they were: a refused escalation or acting as another user. */
      readonly error?: SignInError;
    }
  /** The tokens are too old and the auth service cannot be reached: they are kept. */
  | { readonly status: 'offline'; readonly identity: Identity };

/** What can happen to a session. */
export type SessionEvent =
  | { readonly type: 'tokens'; readonly identity: Identity }
  | { readonly type: 'unreachable'; readonly identity: Identity }
  | { readonly type: 'nothingStored'; readonly message: string }
  | { readonly type: 'signInFailed'; readonly error: SignInError }
  | { readonly type: 'expired'; readonly message?: string }
  | { readonly type: 'signedOut' }
  | { readonly type: 'leaving' };

/** The session before its tokens have been looked for. */
export const initialState: SessionState = { status: 'loading' };

/** The state machine of the session (shell §4). */
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
      // Whoever is known to be signed out already stays so.
      if (state.status === 'anonymous') return state;
      return { status: 'anonymous', reason: 'expired', ...(event.message === undefined ? {} : { message: event.message }) };
    case 'signedOut':
      return { status: 'anonymous', reason: 'signedOut' };
    case 'leaving':
      return initialState;
  }
}

/** Whether someone is signed in; offline counts, their tokens are kept. */
export const isSignedIn = (state: SessionState): state is Extract<SessionState, { identity: Identity }> =>
  state.status === 'authenticated' || state.status === 'offline';

/** Whether the session knows who is there (shell §4: initialised once loading finishes). */
export const isInitialised = (state: SessionState): boolean => state.status !== 'loading';
