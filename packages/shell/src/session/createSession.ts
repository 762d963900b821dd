import { createStore } from '@realmkit/design-system/store/createStore.ts';
import { NetworkError, type RetryOptions, ServiceError, wholeAnswers, withRetries } from '@realmkit/openapi';
import { defined } from '@realmkit/openapi/json';
import { authPaths } from './authService/AuthService.ts';
import type { CardCredentials, Credentials } from './authService/credentials.ts';
import { hasProviderSession, signOutAtProvider } from './authService/providerLogout.ts';
import { initialisationWait } from './constants.ts';
import { type RefreshDependencies, type RefreshOutcome, refreshSession } from './refresh.ts';
import type { Session } from './Session.ts';
import { initialState, isInitialised, isSignedIn, type SessionEvent, type SessionState, transition } from './sessionState.ts';
import type { AuthorizationResponse } from './signIn/authorizationResponse.ts';
import { SignInError } from './signIn/SignInError.ts';
import type { SignInOptions } from './signIn/SignInOptions.ts';
import { signInHref, signInPath } from './signIn/signInHref.ts';
import { storeSignInRecord } from './signIn/signInRecord.ts';
import type { TabChannel } from './tabChannel.ts';
import { type Identity, identityOf, isFresh, type TokenSet } from './tokens/TokenSet.ts';
import { waitFor } from './waitFor.ts';

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
  const { store, tabs, records, leaveTo, isOnline, beforeUserChange, onUserChange, onSignOut, nowSeconds } = dependencies;
  // Log-in and tokens are retried as every other call.
  const client = { ...dependencies.client, fetch: withRetries(wholeAnswers(dependencies.client.fetch, false), dependencies) };
  const { getSnapshot, subscribe, set } = createStore<SessionState>(initialState);
  let tokens: TokenSet | undefined;
  let refreshing: Promise<RefreshOutcome> | undefined;
  let notBefore = 0;
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
    } else if (result.outcome === 'tooMany') {
      notBefore = result.until;
      setTokens(result.tokens);
    } else if (result.outcome === 'tokens') {
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

  /** Refreshes the tokens; concurrent callers share one refresh and its state change. */
  function refresh(rejected?: string): Promise<RefreshOutcome> {
    refreshing ??= refreshSession({ ...dependencies, client }, rejected, notBefore)
      .then((result) => {
        settle(result);
        return result;
      })
      .finally(() => {
        refreshing = undefined;
      });
    return refreshing;
  }

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

  async function exchange(response: AuthorizationResponse): Promise<void> {
    const { exchangeCode } = await tokenRequests();
    const received = await exchangeCode(client, response);
    const expected = response.record?.user;
    if (expected !== undefined && nameOf(identityOf(received)) !== expected) throw new SignInError('otherUser');
    await store.write(received);
    setTokens(received);
    tabs.post('signedIn');
  }

  async function signIn(given: SignInOptions = {}): Promise<void> {
    if (tokens && !given.sameUser) await beforeUserChange();
    const options = given.sameUser ? { ...given, ...presentUser() } : given;
    const { authorizeUrl, createSignInSecrets } = await import('./authService/authorizeUrl.ts');
    const secrets = createSignInSecrets();
    const { verifier, nonce } = secrets;
    storeSignInRecord(records, secrets.state, {
      verifier,
      nonce,
      ...defined({ redirect: options.redirect, user: options.user }),
    });
    leave(await authorizeUrl(client, secrets, options));
  }

  /** Returns the options of a sign-in for nobody but the present user. */
  const presentUser = (): Pick<SignInOptions, 'idTokenHint' | 'user'> =>
    tokens ? { idTokenHint: tokens.idToken, user: nameOf(identityOf(tokens)) } : {};

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
    async getAccessToken() {
      await waitFor(() => isInitialised(getSnapshot()), { ...initialisationWait, subscribe });
      if (!tokens || isFresh(tokens, nowSeconds())) return tokens?.accessToken;
      const result = await refresh();
      // Old tokens may still be valid for some seconds, which the service decides.
      return result.outcome === 'ended' ? undefined : result.tokens.accessToken;
    },
    async refreshAccessToken(rejected = tokens?.accessToken) {
      if (tokens && tokens.accessToken !== rejected) return tokens.accessToken;
      const result = await refresh(rejected);
      // The session has not ended: the call fails like any other without a network, and is repeated once the service is back.
      if (result.outcome === 'unreachable') throw new NetworkError(new URL(client.baseUrl, client.redirectUri).href, undefined);
      if (result.outcome === 'tooMany') {
        throw new ServiceError(429, 'TooManyRequestsError', undefined, [], Math.ceil(result.until - nowSeconds()));
      }
      return result.outcome === 'tokens' ? result.tokens.accessToken : undefined;
    },
    signIn,
    async signInWithCredentials(credentials: Credentials | CardCredentials, { sameUser = false } = {}) {
      if (tokens && !sameUser) await beforeUserChange();
      const [{ authorizeUrl, createSignInSecrets }, { requestCode }] = await Promise.all([
        import('./authService/authorizeUrl.ts'),
        import('./authService/credentials.ts'),
      ]);
      const secrets = createSignInSecrets();
      const { idTokenHint, user } = sameUser ? presentUser() : {};
      const parameters = await requestCode(client.fetch, await authorizeUrl(client, secrets, defined({ idTokenHint })), credentials);
      await exchange({ parameters, state: secrets.state, record: { ...secrets, ...defined({ user }) } });
    },
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
      signIn({
        redirect,
        acrValues: 'secure',
        sameUser: true,
        // Escalation keeps the impersonated user.
        ...(tokens && identityOf(tokens).id.act ? { actAs: identityOf(tokens).access.sub } : {}),
      }),
    async stopActing(redirect) {
      await clearTokens();
      if (!isOnline()) return dispatch({ type: 'signedOut' });
      await signIn({ redirect });
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

/** Returns what distinguishes a user, together with the one who acts as them. */
const nameOf = ({ access, id }: Identity): string => (id.act ? `${id.act.sub} as ${access.sub}` : access.sub);

const userOf = (state: SessionState): string | undefined => (isSignedIn(state) ? nameOf(state.identity) : undefined);

/** Loads the OAuth client on first use, so that it does not delay the first screen. */
const tokenRequests = () =>
  import('./authService/tokenRequests.ts').catch((cause: unknown) => {
    throw new SignInError('unreachable', cause);
  });
