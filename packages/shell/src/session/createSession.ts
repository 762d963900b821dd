import { createStore } from '@realmkit/design-system/store/createStore.ts';
import { type RetryOptions, wholeAnswers, withRetries } from '@realmkit/openapi';
import { createAccessTokens } from './accessTokens.ts';
import { authPaths } from './authService/AuthService.ts';
import { hasProviderSession, signOutAtProvider } from './authService/providerLogout.ts';
import type { RefreshDependencies, RefreshOutcome } from './refresh.ts';
import type { Session } from './Session.ts';
import { initialState, isSignedIn, type SessionEvent, type SessionState, transition } from './sessionState.ts';
import { SignInError } from './signIn/SignInError.ts';
import { signInHref, signInPath } from './signIn/signInHref.ts';
import { createSignIns } from './signIn/signIns.ts';
import type { TabChannel } from './tabChannel.ts';
import { identityOf, isFresh, nameOf, type TokenSet } from './tokens/TokenSet.ts';

/** The dependencies of a session; tests provide their own. */
export interface SessionDependencies extends RefreshDependencies, Pick<RetryOptions, 'retryDelay'> {
  readonly tabs: TabChannel;
  /** The storage of this tab, with the records of started sign-ins. */
  readonly records: Storage;
  /** Opens another URL. */
  readonly leaveTo: (url: string) => void;
  readonly isOnline: () => boolean;
  /** Called when the user changes or signs out: loaded data must be cleared. */
  readonly onUserChange: () => void;
  /** Called before another user can take the place of the user, whose token is still there; it never rejects. */
  readonly beforeUserChange: () => Promise<unknown>;
  /** Called when the user signs out for good, before the page leaves: not for a new sign-in of the same user, which has a redirect. */
  readonly onSignOut: () => void;
}

/** Creates the session of a page. It does nothing before `start`. */
export function createSession(dependencies: SessionDependencies): Session {
  const { store, tabs, leaveTo, isOnline, beforeUserChange, onUserChange, onSignOut, nowSeconds } = dependencies;
  // Log-in and tokens are retried as every other call.
  const client = { ...dependencies.client, fetch: withRetries(wholeAnswers(dependencies.client.fetch, false), dependencies) };
  const { getSnapshot, subscribe, set } = createStore<SessionState>(initialState);
  let tokens: TokenSet | undefined;
  /** True once the page is opening the auth service: later events must not change the state. */
  let leaving = false;

  function dispatch(event: SessionEvent): void {
    if (leaving) return;
    const before = getSnapshot();
    const after = transition(before, event);
    if (userOf(before) !== undefined && userOf(before) !== userOf(after)) onUserChange();
    set(after);
  }

  function setTokens(next: TokenSet): void {
    tokens = next;
    dispatch({ type: 'tokens', identity: identityOf(next) });
  }

  function settle(result: RefreshOutcome): void {
    if (result.outcome === 'ended') {
      tokens = undefined;
      dispatch({ type: 'expired', message: result.message });
    } else if (result.outcome === 'tooMany' || result.outcome === 'tokens') {
      setTokens(result.tokens);
    } else {
      tokens = result.tokens;
      if (getSnapshot().status !== 'offline') dispatch({ type: 'unreachable', identity: identityOf(result.tokens) });
    }
  }

  function leave(url: string): void {
    if (leaving) return;
    dispatch({ type: 'leaving' });
    leaving = true;
    leaveTo(url);
  }

  const held = { ...dependencies, client, tokens: () => tokens };
  const { refresh, ...accessTokens } = createAccessTokens({ ...held, getSnapshot, subscribe, settle });
  const { exchange, ...signIns } = createSignIns({ ...held, setTokens, leave });

  async function restore(): Promise<void> {
    try {
      const stored = await store.read();
      if (stored && isFresh(stored, nowSeconds())) setTokens(stored);
      else if (stored) await refresh();
    } finally {
      // Also when the browser stores nothing for this page.
      dispatch({ type: 'nothingStored', message: 'No persisted tokens available' });
    }
  }

  /** Clears the tokens in every tab and returns them. */
  async function clearTokens(): Promise<TokenSet | undefined> {
    const ended = tokens;
    tokens = undefined;
    await store.clear();
    tabs.post('signedOut');
    return ended;
  }

  tabs.subscribe((message) => {
    if (message === 'signedOut') {
      tokens = undefined;
      dispatch({ type: 'signedOut' });
    } else {
      void store.read().then((stored) => stored && setTokens(stored));
    }
  });

  return {
    getSnapshot,
    subscribe,
    async start(response) {
      leaving = false;
      if (!response) return restore();
      try {
        await exchange(response);
      } catch (error) {
        await restore();
        dispatch({ type: 'signInFailed', error: error instanceof SignInError ? error : new SignInError('refused', error) });
      }
    },
    ...accessTokens,
    ...signIns,
    async signOut(redirect, page) {
      // Whoever logs in next may be somebody else. A log-out for good has asked about what is unsent already.
      if (redirect === undefined) onSignOut();
      else if (tokens) await beforeUserChange();
      const ended = await clearTokens();
      // Without an id token the auth service asks before it ends a session, which is then of another host: a stranger's to this page.
      if (!ended || !isOnline()) return dispatch({ type: 'signedOut' });
      const atProvider = hasProviderSession(identityOf(ended));
      const home = page ?? (redirect === undefined ? signInPath : signInHref(redirect));
      const returnTo = atProvider ? await signOutAtProvider(client, ended.accessToken) : home;
      const query = new URLSearchParams({
        post_logout_redirect_uri: new URL(returnTo, client.redirectUri).href,
        id_token_hint: ended.idToken,
      });
      leave(`${client.baseUrl}${authPaths.logout}?${query}`);
    },
    escalate: (redirect) =>
      signIns.signIn({
        redirect,
        acrValues: 'secure',
        sameUser: true,
        // Escalation keeps the impersonated user.
        ...(tokens && identityOf(tokens).id.act ? { actAs: identityOf(tokens).access.sub } : {}),
      }),
    async stopActing(redirect) {
      await clearTokens();
      if (!isOnline()) return dispatch({ type: 'signedOut' });
      await signIns.signIn({ redirect });
    },
    async expire() {
      if (getSnapshot().status !== 'authenticated') return;
      const refreshToken = tokens?.refreshToken;
      const stored = refreshToken === undefined ? await store.clear() : await store.replace(refreshToken, undefined);
      if (stored) return setTokens(stored);
      tokens = undefined;
      tabs.post('signedOut');
      dispatch({ type: 'expired' });
    },
  };
}

const userOf = (state: SessionState): string | undefined => (isSignedIn(state) ? nameOf(state.identity) : undefined);
