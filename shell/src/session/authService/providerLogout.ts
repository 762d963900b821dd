import { providerTimeLimitMs } from '../constants.ts';
import { loginMethods } from '../loginMethods.ts';
import type { Identity } from '../tokens/TokenSet.ts';
import { type AuthClient, authPaths } from './AuthService.ts';

/** The route that people come back to from the logout of AK-Bibliotheken (shell §2). */
const returnPath = '/login/ak-bibliotheken';

/** Whether someone signed in by the one method that has a session of its own at a provider (shell §4). */
export const hasProviderSession = ({ access }: Identity): boolean => loginMethods(access.amr).includes('ak-bibliotheken');

/**
 * Signs out at the provider with the access token, and answers where to return to after the logout (shell §4). A provider that does not
 * answer keeps nobody signed in here: the address then says so.
 */
export async function signOutAtProvider({ address, fetch }: AuthClient, accessToken: string): Promise<string> {
  try {
    const answer = await fetch(address + authPaths.providerLogout, {
      method: 'POST',
      headers: { Authorization: `Bearer ${accessToken}`, 'Idempotency-Key': crypto.randomUUID() },
      signal: AbortSignal.timeout(providerTimeLimitMs),
    });
    return answer.ok ? returnPath : `${returnPath}?failed=true`;
  } catch {
    return `${returnPath}?failed=true`;
  }
}
