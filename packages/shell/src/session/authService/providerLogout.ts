import { providerTimeLimitMs } from '../constants.ts';
import { loginMethods } from '../loginMethods.ts';
import type { Identity } from '../tokens/TokenSet.ts';
import { type AuthClient, authPaths } from './AuthService.ts';

/** The route that AK-Bibliotheken returns to after its logout (shell §2). */
const returnPath = '/login/ak-bibliotheken';

/** Returns whether the user signed in with the login method that has its own session at a provider (shell §4). */
export const hasProviderSession = ({ access }: Identity): boolean => loginMethods(access.amr).includes('ak-bibliotheken');

/**
 * Signs out at the provider with the access token, and returns the path for the time after the logout (shell §4). If the provider does not
 * respond, the sign-out continues and the path has `failed=true`.
 */
export async function signOutAtProvider({ baseUrl, fetch }: AuthClient, accessToken: string): Promise<string> {
  try {
    const response = await fetch(baseUrl + authPaths.providerLogout, {
      method: 'POST',
      headers: { Authorization: `Bearer ${accessToken}`, 'Idempotency-Key': crypto.randomUUID() },
      signal: AbortSignal.timeout(providerTimeLimitMs),
    });
    return response.status === 204 ? returnPath : `${returnPath}?failed=true`;
  } catch {
    // Not reported: the page that is returned to says so.
    return `${returnPath}?failed=true`;
  }
}
