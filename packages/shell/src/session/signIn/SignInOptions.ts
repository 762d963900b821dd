/** The options of a sign-in at the auth service (shell §7). */
export interface SignInOptions {
  /** The path and query on this origin to open after the sign-in. */
  readonly redirect?: string;
  readonly amrHint?: string;
  /** Requires credentials even if the auth service has a session. */
  readonly reauthenticate?: boolean;
  readonly acrValues?: string;
  readonly idTokenHint?: string;
  readonly actAs?: string;
  /** Lets nobody in but the present user. */
  readonly sameUser?: boolean;
  /** The user who must return; another one is refused. */
  readonly user?: string;
}
