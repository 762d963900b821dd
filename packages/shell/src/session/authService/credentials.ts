import { isJsonObject } from '@realmkit/openapi/json';
import { authTimeLimitMs } from '../constants.ts';
import { SignInError } from '../signIn/SignInError.ts';
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

/**
 * Posts credentials to the authorize URL and returns the parameters of the redirect header (shell §4).
 * @throws SignInError 'invalidCredentials', 'inactive' or 'noCode' ('No code received', shell §5), 'tooManyAttempts', 'unreachable' when the service cannot be reached.
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
  if (isJsonObject(body) && body.name === 'InactiveOrganizationError') throw new SignInError('inactive');
  throw new SignInError(response.status === 401 ? 'invalidCredentials' : 'noCode');
}
