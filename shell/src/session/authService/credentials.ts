import { authTimeLimitMs } from '../constants.ts';
import { SignInError } from '../signIn/SignInError.ts';
import { redirectHeader } from './AuthService.ts';

/** A user name and its password. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** What the QR code of a pupil's login card says. */
export interface CardCredentials {
  readonly card: string;
}

/**
 * Posts credentials to an authorize address and reads the way on from the answer's header (shell §4).
 * @throws SignInError 'invalidCredentials' or 'noCode' ('No code received', shell §5), 'unreachable' when the service cannot be reached.
 */
export async function requestCode(
  fetch: typeof globalThis.fetch,
  authorizeAddress: string,
  credentials: Credentials | CardCredentials,
): Promise<URLSearchParams> {
  const response = await fetch(authorizeAddress, {
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
  // The header says it all, but a body that nobody reads would hold the connection.
  await response.text().catch(() => undefined);
  if (response.status >= 500) throw new SignInError('unreachable');
  const wayOn = response.headers.get(redirectHeader);
  const parameters = wayOn !== null && URL.canParse(wayOn) ? new URL(wayOn).searchParams : undefined;
  if (parameters?.has('code')) return parameters;
  throw new SignInError(response.status === 401 ? 'invalidCredentials' : 'noCode');
}
