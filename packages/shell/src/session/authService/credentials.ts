import { isJsonObject } from '@realmkit/openapi/json';
import { authTimeLimitMs } from '../constants.ts';
import { SignInError, type SignInErrorReason } from '../signIn/SignInError.ts';
import { redirectHeader } from './AuthService.ts';

/** A user name with its password. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** The content of the QR code on a pupil's login card. */
export interface CardCredentials {
  readonly card: string;
}

/** The reasons that the auth service tells after the right password only, by the names of its errors. */
const refusals: Readonly<Record<string, SignInErrorReason>> = { InactiveOrganizationError: 'inactive', DeletedAccountError: 'deleted' };

/**
 * Posts credentials to the authorize URL and returns the parameters of the redirect header (shell §4).
 * @throws SignInError 'invalidCredentials', 'inactive', 'deleted', 'otherUser' or 'noCode' ('No code received', shell §5), 'tooManyAttempts', 'unreachable' when the service cannot be reached.
 */
export async function requestCode(
  fetch: typeof globalThis.fetch,
  authorizeUrl: string,
  credentials: Credentials | CardCredentials,
): Promise<URLSearchParams> {
  const response = await fetch(authorizeUrl, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    body: new URLSearchParams(
      'card' in credentials ? { card: credentials.card } : { username: credentials.username, password: credentials.password },
    ),
    signal: AbortSignal.timeout(authTimeLimitMs),
  }).catch((cause: unknown) => {
    throw new SignInError('unreachable', cause);
  });
  // Not reported: the header is sufficient, but an unread body would keep the connection open.
  const body: unknown = await response.json().catch(() => undefined);
  if (response.status === 429)
    throw new SignInError('tooManyAttempts', undefined, Number(response.headers.get('Retry-After')) || undefined);
  if (response.status >= 500) throw new SignInError('unreachable');
  const location = response.headers.get(redirectHeader);
  const parameters = location !== null && URL.canParse(location) ? new URL(location).searchParams : undefined;
  if (parameters?.has('code')) return parameters;
  // Another user logged in than the one of the id token that was sent as a hint.
  if (parameters?.get('error') === 'login_required') throw new SignInError('otherUser');
  const reason = isJsonObject(body) ? refusals[String(body.name)] : undefined;
  if (reason) throw new SignInError(reason);
  throw new SignInError(response.status === 401 ? 'invalidCredentials' : 'noCode');
}
