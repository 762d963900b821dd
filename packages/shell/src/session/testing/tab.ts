import { vi } from 'vitest';
import { createTabMutex } from '../../mutex/mutex.ts';
import { memoryStorage } from '../../storage/memoryStorage.ts';
import { makeTokens, type TokenOverrides } from '../../testing/tokens.ts';
import { createSession } from '../createSession.ts';
import type { Session } from '../Session.ts';
import type { TabChannel, TabMessage } from '../tabChannel.ts';
import { type TokenSet, tokenSetOf } from '../tokens/TokenSet.ts';
import { indexedDbTokenStore, type TokenStore } from '../tokens/tokenStore.ts';
import { type FakeAuthService, fakeAuthService } from './fakeAuthService.ts';

/** An origin whose tabs share a store, a lock and a channel, with an auth service. */
export interface FakeOrigin {
  readonly service: FakeAuthService;
  readonly store: TokenStore;
  /** Opens a tab, which uses the origin's store unless it is given its own. */
  readonly openTab: (ownStore?: TokenStore) => Tab;
  /** Closes the open tabs, which releases their lock. */
  readonly closeTabs: () => void;
  /** Stores tokens that have this many seconds left. */
  readonly storeTokens: (left: number, overrides?: StoredTokenOverrides) => Promise<TokenSet>;
}

/** The overrides for stored tokens, with the refresh token. */
type StoredTokenOverrides = Omit<TokenOverrides, 'now' | 'issuer'> & { readonly refreshToken?: string | undefined };

/** A tab of an origin. */
interface Tab {
  readonly session: Session;
  readonly leaveTo: ReturnType<typeof vi.fn<(url: string) => void>>;
  readonly beforeUserChange: ReturnType<typeof vi.fn<() => Promise<unknown>>>;
  readonly onUserChange: ReturnType<typeof vi.fn<() => void>>;
  readonly onSignOut: ReturnType<typeof vi.fn<() => void>>;
  readonly records: Storage;
  online: boolean;
}

let origins = 0;

/** Creates a separate origin for a test; every clock shows `now` seconds since 1970. */
export function fakeOrigin(now = Math.floor(Date.now() / 1000)): FakeOrigin {
  origins += 1;
  const service = fakeAuthService(now);
  const store = indexedDbTokenStore(`test-${origins}`);
  let runExclusive = createTabMutex();
  const listeners = new Map<object, (message: TabMessage) => void>();

  const tabsOf = (self: object): TabChannel => ({
    post: (message) => {
      for (const [tab, listener] of listeners) if (tab !== self) listener(message);
    },
    subscribe: (listener) => {
      listeners.set(self, listener);
      return () => void listeners.delete(self);
    },
  });

  return {
    service,
    store,
    closeTabs: () => {
      runExclusive = createTabMutex();
    },
    openTab: (ownStore = store) => {
      const leaveTo = vi.fn<(url: string) => void>();
      const beforeUserChange = vi.fn(async (): Promise<unknown> => undefined);
      const onUserChange = vi.fn<() => void>();
      const onSignOut = vi.fn<() => void>();
      const records = memoryStorage();
      const self = { online: true, records };
      const session = createSession({
        client: service.client,
        store: ownStore,
        runExclusive,
        tabs: tabsOf(self),
        records,
        nowSeconds: () => service.now,
        retryDelay: () => 0,
        leaveTo,
        isOnline: () => self.online,
        beforeUserChange,
        onUserChange,
        onSignOut,
      });
      return Object.assign(self, { session, leaveTo, beforeUserChange, onUserChange, onSignOut });
    },
    storeTokens: async (left, overrides = {}) => {
      const { refreshToken: given, ...claims } = overrides;
      const made = makeTokens({ ...claims, now: service.now - 3600 + left, issuer: service.client.issuer });
      const refreshToken = 'refreshToken' in overrides ? given : service.refreshToken;
      const tokens = { ...tokenSetOf({ ...made, ...(refreshToken === undefined ? {} : { refreshToken }) }, service.now), clockOffset: 0 };
      await store.write(tokens);
      return tokens;
    },
  };
}
