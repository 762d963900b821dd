import type { CardCredentials, Credentials } from './authService/credentials.ts';
import type { SessionState } from './sessionState.ts';
import type { AuthorizationAnswer } from './signIn/authorizationAnswer.ts';
import type { SignInOptions } from './signIn/SignInOptions.ts';

/** The session of this tab: one per page, the same user in all tabs of an origin (shell §4). */
export interface Session {
  readonly getSnapshot: () => SessionState;
  /** Calls back after each change of the state; returns the end of the subscription. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Exchanges the code of an answer if there is one, else restores the stored tokens. Settles once the session is initialised. */
  readonly start: (answer?: AuthorizationAnswer) => Promise<void>;
  /** A fresh access token, refreshed where less than 300 s are left; undefined when nobody is signed in. */
  readonly getAccessToken: () => Promise<string | undefined>;
  /**
   * A newer access token than the one that a service refused (by default the present one); concurrent callers share one refresh.
   * Undefined when there is none to be had.
   */
  readonly refreshAccessToken: (refused?: string) => Promise<string | undefined>;
  /** Leaves this page for the auth service, which sends the visitor back to /login. */
  readonly signIn: (options?: SignInOptions) => Promise<void>;
  /**
   * Signs in on this page.
   * @throws SignInError
   */
  readonly signInWithCredentials: (credentials: Credentials | CardCredentials) => Promise<void>;
  /**
   * Forgets the tokens in every tab and leaves this page for the auth service, which forgets its own session too.
   * @param redirect where to go after the next sign-in: path and query on this origin.
   */
  readonly signOut: (redirect?: string) => Promise<void>;
  /** Asks for a second factor, and comes back to a path of this origin with a secure login (shell §5). */
  readonly escalate: (redirect: string) => Promise<void>;
  /**
   * Ends acting as another user (shell §6): forgets their tokens in every tab and returns as oneself, without being asked where the auth
   * service still knows who that is.
   * @param redirect where to go then: path and query on this origin.
   */
  readonly stopActing: (redirect: string) => Promise<void>;
  /** Ends a session whose fresh tokens a service still refuses: the tokens are cleared and sign-in follows. */
  readonly expire: () => Promise<void>;
}
