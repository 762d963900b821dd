import { NetworkError, ServiceError } from '@realmkit/openapi';
import { initialisationWait } from './constants.ts';
import { type RefreshDependencies, type RefreshOutcome, refreshSession } from './refresh.ts';
import type { Session } from './Session.ts';
import { isInitialised, type SessionState } from './sessionState.ts';
import { isFresh, type TokenSet } from './tokens/TokenSet.ts';
import { waitFor } from './waitFor.ts';

/** The options of the access tokens. */
export interface AccessTokensOptions extends RefreshDependencies {
  /** Returns the tokens of the page; undefined if nobody is signed in. */
  readonly tokens: () => TokenSet | undefined;
  readonly getSnapshot: () => SessionState;
  readonly subscribe: Session['subscribe'];
  /** Takes the result of a refresh into the state of the session. */
  readonly settle: (result: RefreshOutcome) => void;
}

/** Creates the access tokens of a session, which are refreshed before they expire, or when a service rejects one. */
export function createAccessTokens(options: AccessTokensOptions) {
  const { client, nowSeconds, tokens, getSnapshot, subscribe, settle } = options;
  let refreshing: Promise<RefreshOutcome> | undefined;
  let notBefore = 0;

  /** Refreshes the tokens; concurrent callers share one refresh and its state change. */
  function refresh(rejected?: string): Promise<RefreshOutcome> {
    refreshing ??= refreshSession(options, rejected, notBefore)
      .then((result) => {
        if (result.outcome === 'tooMany') notBefore = result.until;
        settle(result);
        return result;
      })
      .finally(() => {
        refreshing = undefined;
      });
    return refreshing;
  }

  return {
    refresh,
    async getAccessToken(): ReturnType<Session['getAccessToken']> {
      await waitFor(() => isInitialised(getSnapshot()), { ...initialisationWait, subscribe });
      const held = tokens();
      if (!held || isFresh(held, nowSeconds())) return held?.accessToken;
      const result = await refresh();
      // Old tokens may still be valid for some seconds, which the service decides.
      return result.outcome === 'ended' ? undefined : result.tokens.accessToken;
    },
    async refreshAccessToken(rejected = tokens()?.accessToken): ReturnType<Session['refreshAccessToken']> {
      const held = tokens();
      if (held && held.accessToken !== rejected) return held.accessToken;
      const result = await refresh(rejected);
      // The session has not ended: the call fails like any other without a network, and is repeated once the service is back.
      if (result.outcome === 'unreachable') throw new NetworkError(new URL(client.baseUrl, client.redirectUri).href, undefined);
      if (result.outcome === 'tooMany') {
        throw new ServiceError(429, 'TooManyRequestsError', undefined, [], Math.ceil(result.until - nowSeconds()));
      }
      return result.outcome === 'tokens' ? result.tokens.accessToken : undefined;
    },
  };
}
