import type { CardCredentials, Credentials } from './authService/credentials.ts';
import type { SessionState } from './sessionState.ts';
import type { AuthorizationResponse } from './signIn/authorizationResponse.ts';
import type { SignInOptions } from './signIn/SignInOptions.ts';

/** The session of this tab: one per page, with the same user in all tabs of an origin (shell §4). */
export interface Session {
  readonly getSnapshot: () => SessionState;
  /** Subscribes to changes of the state; returns the function that unsubscribes. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Exchanges the code of a response if there is one, otherwise restores the stored tokens. Settles once the session is initialised. */
  readonly start: (response?: AuthorizationResponse) => Promise<void>;
  /** Returns a fresh access token, refreshed if less than 300 s are left; undefined when nobody is signed in. */
  readonly getAccessToken: () => Promise<string | undefined>;
  /**
   * Returns a newer access token than the rejected one (by default the current one); concurrent callers share one refresh. Undefined if
   * the session has ended.
   * @throws NetworkError while the auth service cannot be reached or is failing, or a ServiceError while it takes no more requests: the session goes on
   * (shell §4).
   */
  readonly refreshAccessToken: (rejected?: string) => Promise<string | undefined>;
  /** Opens the auth service, which returns the visitor to /login. */
  readonly signIn: (options?: SignInOptions) => Promise<void>;
  /**
   * Signs in on this page.
   * @param sameUser refuses everybody but the user who is signed in already.
   * @throws SignInError
   */
  readonly signInWithCredentials: (credentials: Credentials | CardCredentials, options?: { readonly sameUser?: boolean }) => Promise<void>;
  /**
   * Clears the tokens in every tab and opens the auth service, which ends its own session too. Without tokens or a network it only becomes
   * signed out on this page. Without a redirect it is for good, and removes what the user has not sent: ask before.
   * @param redirect the path and query on this origin to open after the next sign-in.
   * @param page the path of this origin that is shown then, by default that of the sign-in.
   */
  readonly signOut: (redirect?: string, page?: string) => Promise<void>;
  /** Requests a second factor, and returns to a path of this origin with a secure login (shell §5). */
  readonly escalate: (redirect: string) => Promise<void>;
  /**
   * Ends impersonation (shell §6): clears the user's tokens in every tab and signs the actor in, without credentials if the auth service
   * still has a session.
   * @param redirect the path and query on this origin to open then.
   */
  readonly stopActing: (redirect: string) => Promise<void>;
  /** Ends a session whose fresh tokens are rejected: clears the tokens, and sign-in follows. */
  readonly expire: () => Promise<void>;
}
