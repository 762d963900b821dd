/** Why a sign-in failed. */
export type SignInFailure =
  /** User name or password are wrong. */
  | 'invalidCredentials'
  /** The auth service answered without a code. */
  | 'noCode'
  /** The code does not belong to a sign-in that this tab started. */
  | 'missingVerifier'
  /** The auth service cannot be reached, or is failing. */
  | 'unreachable'
  /** The auth service refused the sign-in or the code. */
  | 'refused';

const messages: Record<SignInFailure, string> = {
  invalidCredentials: 'No code received',
  noCode: 'No code received',
  missingVerifier: 'Missing code verifier when authenticating with code.',
  unreachable: 'The auth service cannot be reached',
  refused: 'The auth service refused the sign-in',
};

/** A sign-in that did not end in a session; messages as in shell §8. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly failure: SignInFailure;

  constructor(failure: SignInFailure, cause?: unknown) {
    super(messages[failure], { cause });
    this.failure = failure;
  }
}
