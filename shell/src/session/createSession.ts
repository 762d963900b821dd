import { authPaths } from './authService/AuthService.ts';
import type { CardCredentials, Credentials } from './authService/credentials.ts';
import { hasProviderSession, signOutAtProvider } from './authService/providerLogout.ts';
import { initialisationWait } from './constants.ts';
import { type RefreshDependencies, type RefreshOutcome, refreshSession } from './refresh.ts';
import type { Session } from './Session.ts';
import { initialState, isInitialised, isSignedIn, type SessionEvent, type SessionState, transition } from './sessionState.ts';
import type { AuthorizationAnswer } from './signIn/authorizationAnswer.ts';
import { SignInError } from './signIn/SignInError.ts';
import type { SignInOptions } from './signIn/SignInOptions.ts';
import { signInAddress, signInPath } from './signIn/signInAddress.ts';
import { keepSignInRecord } from './signIn/signInRecord.ts';
import type { Tabs } from './tabs.ts';
import { identityOf, isFresh, type TokenSet } from './tokens/TokenSet.ts';
import { waitFor } from './waitFor.ts';

/** What a session stands on; tests put their own in. */
export interface SessionDependencies extends RefreshDependencies {
  readonly tabs: Tabs;
  /** This tab's own storage, where a sign-in waits for its return. */
  readonly records: Storage;
  /** Leaves the page for another address. */
  readonly leaveTo: (address: string) => void;
  readonly isOnline: () => boolean;
  /** Called whenever another user, or nobody, may be there from now on: what was loaded must go. */
  readonly onUserChange: () => void;
}

/** Creates the session of a page. It does nothing before `start`. */
export function createSession(dependencies: SessionDependencies): Session {
  const { client, store, tabs, records, leaveTo, isOnline, onUserChange, nowSeconds } = dependencies;
  const listeners = new Set<() => void>();
  let state: SessionState = initialState;
  let tokens: TokenSet | undefined;
  let refreshing: Promise<RefreshOutcome> | undefined;
  /** Set once the page is on its way to the auth service: what still happens here must not turn it back. */
  let leaving = false;

  const subscribe = (onChange: () => void) => {
    listeners.add(onChange);
    return () => void listeners.delete(onChange);
  };

  function dispatch(event: SessionEvent): void {
    if (leaving) return;
    const before = state;
    state = transition(state, event);
    if (state === before) return;
    if (userOf(before) !== undefined && userOf(before) !== userOf(state)) onUserChange();
    for (const listener of [...listeners]) listener();
  }

  function hold(next: TokenSet): void {
    tokens = next;
    dispatch({ type: 'tokens', identity: identityOf(next) });
  }

  function settle(result: RefreshOutcome): void {
    if (result.outcome === 'ended') {
      tokens = undefined;
      dispatch({ type: 'expired', message: result.message });
    } else if (result.outcome === 'tokens') {
      hold(result.tokens);
    } else {
      tokens = result.tokens;
      if (state.status !== 'offline') dispatch({ type: 'unreachable', identity: identityOf(result.tokens) });
    }
  }

  function leave(address: string): void {
    if (leaving) return;
    dispatch({ type: 'leaving' });
    leaving = true;
    leaveTo(address);
  }

  /** Callers of one moment share one refresh, its outcome and its one change of the state. */
  function refresh(refused?: string): Promise<RefreshOutcome> {
    refreshing ??= refreshSession(dependencies, refused)
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
      if (stored && isFresh(stored, nowSeconds())) hold(stored);
      else if (stored) await refresh();
    } finally {
      // Also where the browser keeps nothing for this page.
      dispatch({ type: 'nothingStored', message: 'No persisted tokens available' });
    }
  }

  async function exchange(answer: AuthorizationAnswer): Promise<void> {
    const { exchangeCode } = await tokenRequests();
    const received = await exchangeCode(client, answer);
    await store.write(received);
    hold(received);
    tabs.tell('signedIn');
  }

  async function signIn(options: SignInOptions = {}): Promise<void> {
    const { authorizeAddress, makeProof } = await import('./authService/authorizeAddress.ts');
    const proof = makeProof();
    const { verifier, nonce } = proof;
    keepSignInRecord(records, proof.state, {
      verifier,
      nonce,
      ...(options.redirect === undefined ? {} : { redirect: options.redirect }),
    });
    leave(await authorizeAddress(client, proof, options));
  }

  /** Forgets the tokens in every tab, and answers which they were. */
  async function forget(): Promise<TokenSet | undefined> {
    const ended = tokens;
    tokens = undefined;
    await store.clear();
    tabs.tell('signedOut');
    return ended;
  }

  tabs.hear((message) => {
    if (message === 'signedOut') {
      tokens = undefined;
      dispatch({ type: 'signedOut' });
    } else {
      void store.read().then((stored) => stored && hold(stored));
    }
  });

  return {
    getSnapshot: () => state,
    subscribe,
    async start(answer) {
      leaving = false;
      if (!answer) return restore();
      try {
        await exchange(answer);
      } catch (error) {
        await restore();
        dispatch({ type: 'signInFailed', error: error instanceof SignInError ? error : new SignInError('refused', error) });
      }
    },
    async getAccessToken() {
      await waitFor(() => isInitialised(state), { ...initialisationWait, subscribe });
      if (!tokens || isFresh(tokens, nowSeconds())) return tokens?.accessToken;
      const result = await refresh();
      // Kept tokens may still have some seconds left, and the service is the judge of that.
      return result.outcome === 'ended' ? undefined : result.tokens.accessToken;
    },
    async refreshAccessToken(refused = tokens?.accessToken) {
      if (tokens && tokens.accessToken !== refused) return tokens.accessToken;
      const result = await refresh(refused);
      return result.outcome === 'tokens' ? result.tokens.accessToken : undefined;
    },
    signIn,
    async signInWithCredentials(credentials: Credentials | CardCredentials) {
      const [{ authorizeAddress, makeProof }, { requestCode }] = await Promise.all([
        import('./authService/authorizeAddress.ts'),
        import('./authService/credentials.ts'),
      ]);
      const proof = makeProof();
      const parameters = await requestCode(client.fetch, await authorizeAddress(client, proof, {}), credentials);
      await exchange({ parameters, state: proof.state, record: proof });
    },
    async signOut(redirect) {
      const ended = await forget();
      if (!isOnline()) return dispatch({ type: 'signedOut' });
      const atProvider = ended !== undefined && hasProviderSession(identityOf(ended));
      const home = redirect === undefined ? signInPath : signInAddress(redirect);
      const returnTo = atProvider ? await signOutAtProvider(client, ended.accessToken) : home;
      const query = new URLSearchParams({ post_logout_redirect_uri: new URL(returnTo, client.redirectUri).href });
      if (ended) query.set('id_token_hint', ended.idToken);
      leave(`${client.address}${authPaths.logout}?${query}`);
    },
    escalate: (redirect) =>
      signIn({
        redirect,
        acrValues: 'secure',
        ...(tokens ? { idTokenHint: tokens.idToken } : {}),
        // Whoever acts as somebody else goes on doing so.
        ...(tokens && identityOf(tokens).id.act ? { actAs: identityOf(tokens).access.sub } : {}),
      }),
    async stopActing(redirect) {
      await forget();
      if (!isOnline()) return dispatch({ type: 'signedOut' });
      await signIn({ redirect });
    },
    async expire() {
      if (state.status !== 'authenticated') return;
      const refreshToken = tokens?.refreshToken;
      const stored = refreshToken === undefined ? await store.clear() : await store.replace(refreshToken, undefined);
      if (stored) return hold(stored);
      tokens = undefined;
      tabs.tell('signedOut');
      dispatch({ type: 'expired' });
    },
  };
}

const userOf = (state: SessionState): string | undefined => {
  if (!isSignedIn(state)) return undefined;
  const { access, id } = state.identity;
  return id.act ? `${id.act.sub} as ${access.sub}` : access.sub;
};

/** The OAuth client is loaded when it is first needed: no first screen waits for it. */
const tokenRequests = () =>
  import('./authService/tokenRequests.ts').catch((cause: unknown) => {
    throw new SignInError('unreachable', cause);
  });
