import { createWebLockMutex } from '../src/mutex/mutex.ts';
import { createSession } from '../src/session/createSession.ts';
import type { Session } from '../src/session/Session.ts';
import { createTabChannel } from '../src/session/tabChannel.ts';
import { tokenSetOf } from '../src/session/tokens/TokenSet.ts';
import { indexedDbTokenStore } from '../src/session/tokens/tokenStore.ts';
import { memoryStorage } from '../src/storage/memoryStorage.ts';
import { makeTokens } from '../src/testing/tokens.ts';

const store = indexedDbTokenStore();
const issuer = `${window.location.origin}/auth`;
const trueNow = Date.now.bind(Date);
let ahead = 0;
Date.now = () => trueNow() + ahead * 1000;

let session: Session | undefined;

/** The functions that the benchmark calls from outside. */
const bench = {
  /** Stores fresh tokens for the origin. */
  async store(): Promise<void> {
    const now = Math.floor(Date.now() / 1000);
    await store.write(tokenSetOf({ ...makeTokens({ now, issuer }), refreshToken: 'refresh-0' }, now));
  },
  /** Opens the session of this tab, with or without the lock that all tabs share. */
  async open(shared: boolean): Promise<void> {
    session = createSession({
      client: {
        baseUrl: issuer,
        issuer,
        clientId: 'realmkit-se',
        redirectUri: `${window.location.origin}/login`,
        fetch: window.fetch.bind(window),
      },
      store,
      runExclusive: createWebLockMutex('realmkit-session-refresh', shared ? navigator.locks : undefined),
      tabs: createTabChannel(),
      records: memoryStorage(),
      nowSeconds: () => Date.now() / 1000,
      isOnline: () => true,
      leaveTo: () => {},
      beforeUserChange: async () => undefined,
      onUserChange: () => {},
      onSignOut: () => {},
    });
    await session.start();
  },
  /** Expires all tokens by moving the clock one hour, then requests a token from many callers at the same moment in all tabs. */
  async requestTokens(round: number, moment: number, callers: number): Promise<number> {
    ahead = round * 3600;
    while (trueNow() < moment) await new Promise((resolve) => setTimeout(resolve, 1));
    const tokens = await Promise.all(Array.from({ length: callers }, () => session?.getAccessToken()));
    const newest = (await store.read())?.accessToken;
    return tokens.filter((token) => token === undefined || token !== newest).length;
  },
};

declare global {
  interface Window {
    sessionBench: typeof bench;
  }
}

window.sessionBench = bench;
