/** The reason why a sign-in failed. */
export type SignInErrorReason =
  /** User name or password is wrong. */
  | 'invalidCredentials'
  /** The password is right, and no organisation of the user is active. */
  | 'inactive'
  /** The password is right, and the owner has deleted the account: they can bring it back. */
  | 'deleted'
  /** The auth service responded without a code. */
  | 'noCode'
  /** There were too many failed attempts: {@link SignInError.retryAfter} says when the next one is possible. */
  | 'tooManyAttempts'
  /** The code does not belong to a sign-in that this tab started. */
  | 'missingVerifier'
  /** The auth service cannot be reached, or is failing. */
  | 'unreachable'
  /** The auth service refused the sign-in or the code. */
  | 'refused'
  /** Another user logged in than the one who left for the auth service. */
  | 'otherUser';

const messages: Record<SignInErrorReason, string> = {
  invalidCredentials: 'No code received',
  inactive: 'No code received',
  deleted: 'No code received',
  noCode: 'No code received',
  tooManyAttempts: 'Too many attempts',
  missingVerifier: 'Missing code verifier when authenticating with code.',
  unreachable: 'The auth service cannot be reached',
  refused: 'The auth service refused the sign-in',
  otherUser: 'Another user signed in',
};

/** The error of a sign-in; messages as in shell §8. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly reason: SignInErrorReason;

  /** Seconds until the next attempt is possible, where the auth service says so. */
  readonly retryAfter: number | undefined;

  constructor(reason: SignInErrorReason, cause?: unknown, retryAfter?: number) {
    super(messages[reason], { cause });
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}
