import { vi } from 'vitest';
import { createTabMutex } from '../../mutex/mutex.ts';
import { memoryStorage } from '../../storage/memoryStorage.ts';
import { makeTokens, type TokenWishes } from '../../testing/tokens.ts';
import { createSession } from '../createSession.ts';
import type { Session } from '../Session.ts';
import type { TabMessage, Tabs } from '../tabs.ts';
import { type TokenSet, tokenSetOf } from '../tokens/TokenSet.ts';
import { indexedDbTokenStore, type TokenStore } from '../tokens/tokenStore.ts';
import { type FakeAuthService, fakeAuthService } from './fakeAuthService.ts';

/** An origin: one store, one lock and one line between its tabs, with an auth service behind it. */
export interface FakeOrigin {
  readonly service: FakeAuthService;
  readonly store: TokenStore;
  /** Opens a tab, which keeps its tokens in the origin's store unless it is given one of its own. */
  readonly openTab: (ownStore?: TokenStore) => Tab;
  /** Closes the tabs that are open: whatever they were at, they let go of the lock. */
  readonly closeTabs: () => void;
  /** Stores tokens that have this many seconds left. */
  readonly storeTokens: (left: number, wishes?: StoredWishes) => Promise<TokenSet>;
}

/** What stored tokens say, and the refresh token beside them. */
type StoredWishes = Omit<TokenWishes, 'now' | 'issuer'> & { readonly refreshToken?: string | undefined };

/** A tab of an origin. */
interface Tab {
  readonly session: Session;
  readonly leaveTo: ReturnType<typeof vi.fn<(address: string) => void>>;
  readonly onUserChange: ReturnType<typeof vi.fn<() => void>>;
  readonly records: Storage;
  online: boolean;
}

let origins = 0;

/** Creates an origin of its own for a test; every clock shows `now` seconds since 1970. */
export function fakeOrigin(now = Math.floor(Date.now() / 1000)): FakeOrigin {
  origins += 1;
  const service = fakeAuthService(now);
  const store = indexedDbTokenStore(`test-${origins}`);
  let turns = createTabMutex();
  const listeners = new Map<object, (message: TabMessage) => void>();

  const tabsOf = (self: object): Tabs => ({
    tell: (message) => {
      for (const [tab, listener] of listeners) if (tab !== self) listener(message);
    },
    hear: (listener) => {
      listeners.set(self, listener);
      return () => void listeners.delete(self);
    },
  });

  return {
    service,
    store,
    closeTabs: () => {
      turns = createTabMutex();
    },
    openTab: (ownStore = store) => {
      const leaveTo = vi.fn<(address: string) => void>();
      const onUserChange = vi.fn<() => void>();
      const records = memoryStorage();
      const self = { online: true, records };
      const session = createSession({
        client: service.client,
        store: ownStore,
        runExclusive: turns,
        tabs: tabsOf(self),
        records,
        nowSeconds: () => service.now,
        leaveTo,
        isOnline: () => self.online,
        onUserChange,
      });
      return Object.assign(self, { session, leaveTo, onUserChange });
    },
    storeTokens: async (left, wishes = {}) => {
      const { refreshToken: given, ...claims } = wishes;
      const made = makeTokens({ ...claims, now: service.now - 3600 + left, issuer: service.client.issuer });
      const refreshToken = 'refreshToken' in wishes ? given : service.refreshToken;
      const tokens = { ...tokenSetOf({ ...made, ...(refreshToken === undefined ? {} : { refreshToken }) }, service.now), clockOffset: 0 };
      await store.write(tokens);
      return tokens;
    },
  };
}
