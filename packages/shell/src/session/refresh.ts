import type { RunExclusive } from '../mutex/mutex.ts';
import type { AuthClient } from './authService/AuthService.ts';
import { isFresh, type TokenSet } from './tokens/TokenSet.ts';
import type { TokenStore } from './tokens/tokenStore.ts';

/** The outcome of a refresh. */
export type RefreshOutcome =
  | { readonly outcome: 'tokens'; readonly tokens: TokenSet }
  /** The session has ended; `message` is for developers (shell §4). */
  | { readonly outcome: 'ended'; readonly message: string }
  /** The auth service cannot be reached or is failing: the old tokens are kept. */
  | { readonly outcome: 'unreachable'; readonly tokens: TokenSet }
  /** The auth service takes no more requests (429) until a time by this device's clock, in seconds: the old tokens are kept. */
  | { readonly outcome: 'tooMany'; readonly tokens: TokenSet; readonly until: number };

/** The dependencies of a refresh. */
export interface RefreshDependencies {
  readonly client: AuthClient;
  readonly store: TokenStore;
  /** Allows one refresh at a time, across all tabs where the browser supports it. */
  readonly runExclusive: RunExclusive;
  readonly nowSeconds: () => number;
}

/**
 * Refreshes the tokens: one tab at a time, each reading the tokens that the previous one stored (shell §4).
 * @param rejected the rejected access token, which is replaced even if it looks fresh.
 * @param notBefore the time from which the auth service takes a request, in seconds.
 */
export function refreshSession(dependencies: RefreshDependencies, rejected?: string, notBefore = 0): Promise<RefreshOutcome> {
  const { store, runExclusive, nowSeconds } = dependencies;
  return runExclusive(async (): Promise<RefreshOutcome> => {
    const stored = await store.read();
    if (!stored) return { outcome: 'ended', message: 'No persisted tokens available' };
    if (stored.accessToken !== rejected && isFresh(stored, nowSeconds())) return { outcome: 'tokens', tokens: stored };
    const { refreshToken } = stored;
    if (refreshToken === undefined) {
      await store.clear();
      return { outcome: 'ended', message: 'No refresh token available' };
    }
    if (nowSeconds() < notBefore) return { outcome: 'tooMany', tokens: stored, until: notBefore };
    return requestTokens(dependencies, stored, refreshToken);
  });
}

async function requestTokens(
  { client, store, nowSeconds }: RefreshDependencies,
  sent: TokenSet,
  refreshToken: string,
): Promise<RefreshOutcome> {
  let requests: typeof import('./authService/tokenRequests.ts') | undefined;
  try {
    requests = await import('./authService/tokenRequests.ts');
    const fresh = await requests.refreshTokens(client, sent, refreshToken);
    // The user may have signed out or in meanwhile: the stored tokens count.
    const stored = await store.replace(refreshToken, fresh);
    return stored ? { outcome: 'tokens', tokens: stored } : { outcome: 'ended', message: 'Signed out during the refresh' };
  } catch (error) {
    // Without its script, nothing was asked.
    if (!requests || requests.isUnreachable(error)) return { outcome: 'unreachable', tokens: sent };
    const wait = requests.retryAfter(error);
    if (wait !== undefined) return { outcome: 'tooMany', tokens: sent, until: nowSeconds() + wait };
    // Any other answer is no token: nobody is logged in any more.
    const stored = await store.replace(refreshToken, undefined);
    return stored ? { outcome: 'tokens', tokens: stored } : { outcome: 'ended', message: 'The refresh token is no longer good' };
  }
}
