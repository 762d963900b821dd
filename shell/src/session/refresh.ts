import type { RunExclusive } from '../mutex/mutex.ts';
import type { AuthClient } from './authService/AuthService.ts';
import { isFresh, type TokenSet } from './tokens/TokenSet.ts';
import type { TokenStore } from './tokens/tokenStore.ts';

/** How a refresh ended. */
export type RefreshOutcome =
  | { readonly outcome: 'tokens'; readonly tokens: TokenSet }
  /** The session is over; `message` is for developers (shell §4). */
  | { readonly outcome: 'ended'; readonly message: string }
  /** The auth service cannot be reached or is failing: the old tokens are kept. */
  | { readonly outcome: 'unreachable'; readonly tokens: TokenSet };

/** What a refresh stands on. */
export interface RefreshDependencies {
  readonly client: AuthClient;
  readonly store: TokenStore;
  /** One refresh at a time, over all tabs where the browser can. */
  readonly runExclusive: RunExclusive;
  readonly nowSeconds: () => number;
}

/**
 * Brings fresh tokens: one tab at a time, each reading what the one before it stored (shell §4).
 * @param refused the access token that a service has refused, which is then replaced however fresh it looks.
 */
export function refreshSession(
  { client, store, runExclusive, nowSeconds }: RefreshDependencies,
  refused?: string,
): Promise<RefreshOutcome> {
  return runExclusive(async (): Promise<RefreshOutcome> => {
    const stored = await store.read();
    if (!stored) return { outcome: 'ended', message: 'No persisted tokens available' };
    if (stored.accessToken !== refused && isFresh(stored, nowSeconds())) return { outcome: 'tokens', tokens: stored };
    const { refreshToken } = stored;
    if (refreshToken === undefined) {
      await store.clear();
      return { outcome: 'ended', message: 'No refresh token available' };
    }
    return requestTokens(client, store, stored, refreshToken);
  });
}

async function requestTokens(client: AuthClient, store: TokenStore, sent: TokenSet, refreshToken: string): Promise<RefreshOutcome> {
  let isInvalidGrant: ((error: unknown) => boolean) | undefined;
  try {
    const requests = await import('./authService/tokenRequests.ts');
    isInvalidGrant = requests.isInvalidGrant;
    const fresh = await requests.refreshTokens(client, sent, refreshToken);
    // A sign-out or another sign-in may have happened meanwhile: what is stored counts.
    const stored = await store.replace(refreshToken, fresh);
    return stored ? { outcome: 'tokens', tokens: stored } : { outcome: 'ended', message: 'Signed out during the refresh' };
  } catch (error) {
    if (!isInvalidGrant?.(error)) return { outcome: 'unreachable', tokens: sent };
    const stored = await store.replace(refreshToken, undefined);
    return stored ? { outcome: 'tokens', tokens: stored } : { outcome: 'ended', message: 'The refresh token is no longer good' };
  }
}
