/** What a sign-in may ask of the auth service (shell §7). */
export interface SignInOptions {
  /** Where to go after the sign-in: path and query on this origin. */
  readonly redirect?: string;
  readonly amrHint?: string;
  /** Asks for credentials even where the auth service still knows the visitor. */
  readonly reauthenticate?: boolean;
  readonly acrValues?: string;
  readonly idTokenHint?: string;
  readonly actAs?: string;
}
