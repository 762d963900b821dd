import { defined } from '@realmkit/openapi/json';
import type { CardCredentials, Credentials } from '../authService/credentials.ts';
import type { RefreshDependencies } from '../refresh.ts';
import type { TabChannel } from '../tabChannel.ts';
import { identityOf, nameOf, type TokenSet } from '../tokens/TokenSet.ts';
import type { AuthorizationResponse } from './authorizationResponse.ts';
import { SignInError } from './SignInError.ts';
import type { SignInOptions } from './SignInOptions.ts';
import { storeSignInRecord } from './signInRecord.ts';

/** The options of the sign-ins. */
export interface SignInsOptions extends Pick<RefreshDependencies, 'client' | 'store'> {
  readonly tabs: Pick<TabChannel, 'post'>;
  /** The storage of this tab, with the records of started sign-ins. */
  readonly records: Storage;
  /** Called before another user can take the place of the user, whose token is still there; it never rejects. */
  readonly beforeUserChange: () => Promise<unknown>;
  /** Returns the tokens of the page; undefined if nobody is signed in. */
  readonly tokens: () => TokenSet | undefined;
  readonly setTokens: (tokens: TokenSet) => void;
  /** Opens the auth service. */
  readonly leave: (url: string) => void;
}

/** Loads the OAuth client on first use, so that it does not delay the first screen. */
const tokenRequests = () =>
  import('../authService/tokenRequests.ts').catch((cause: unknown) => {
    throw new SignInError('unreachable', cause);
  });

/** Creates the ways to sign in: at the page of the auth service, or by credentials that were typed here. */
export function createSignIns({ client, store, tabs, records, beforeUserChange, tokens, setTokens, leave }: SignInsOptions) {
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
    if (tokens() && !given.sameUser) await beforeUserChange();
    const options = given.sameUser ? { ...given, ...presentUser() } : given;
    const { authorizeUrl, createSignInSecrets } = await import('../authService/authorizeUrl.ts');
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
  const presentUser = (): Pick<SignInOptions, 'idTokenHint' | 'user'> => {
    const held = tokens();
    return held ? { idTokenHint: held.idToken, user: nameOf(identityOf(held)) } : {};
  };

  return {
    /** Exchanges the answer of the auth service for tokens. @throws SignInError */
    exchange,
    signIn,
    async signInWithCredentials(credentials: Credentials | CardCredentials, { sameUser = false } = {}) {
      if (tokens() && !sameUser) await beforeUserChange();
      const [{ authorizeUrl, createSignInSecrets }, { requestCode }] = await Promise.all([
        import('../authService/authorizeUrl.ts'),
        import('../authService/credentials.ts'),
      ]);
      const secrets = createSignInSecrets();
      const { idTokenHint, user } = sameUser ? presentUser() : {};
      const parameters = await requestCode(client.fetch, await authorizeUrl(client, secrets, defined({ idTokenHint })), credentials);
      await exchange({ parameters, state: secrets.state, record: { ...secrets, ...defined({ user }) } });
    },
  };
}
