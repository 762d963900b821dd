import { vi } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { makeTokens } from '../../testing/tokens.ts';
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
  /** Opens a tab. */
  readonly openTab: () => Tab;
  /** Stores tokens that have this many seconds left. */
  readonly storeTokens: (left: number, wishes?: { uid?: string; refreshToken?: string | undefined }) => Promise<TokenSet>;
}

/** A tab of an origin. */
interface Tab {
  readonly session: Session;
  readonly leaveTo: ReturnType<typeof vi.fn<(address: string) => void>>;
  readonly onUserChange: ReturnType<typeof vi.fn<() => void>>;
  readonly records: Storage;
  online: boolean;
}

type LockTask = (lock: null) => unknown;

/** Runs one holder after the other, as the browser does across tabs. */
function fakeLocks(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, task: LockTask) => {
    const turn = last.then(() => task(null));
    last = turn.catch(() => undefined);
    return turn;
  };
  return { request: request as LockManager['request'] };
}

let origins = 0;

/** Creates an origin of its own for a test; every clock shows `now` seconds since 1970. */
export function fakeOrigin(now = Math.floor(Date.now() / 1000)): FakeOrigin {
  origins += 1;
  const service = fakeAuthService(now);
  const store = indexedDbTokenStore(`test-${origins}`);
  const locks = fakeLocks();
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
    openTab: () => {
      const leaveTo = vi.fn<(address: string) => void>();
      const onUserChange = vi.fn<() => void>();
      const records = memoryStorage();
      const self = { online: true, records };
      const session = createSession({
        client: service.client,
        store,
        locks,
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
      const uid = wishes.uid === undefined ? {} : { uid: wishes.uid };
      const made = makeTokens({ now: service.now - 3600 + left, issuer: service.client.issuer, ...uid });
      const refreshToken = 'refreshToken' in wishes ? wishes.refreshToken : service.refreshToken;
      const tokens = { ...tokenSetOf({ ...made, ...(refreshToken === undefined ? {} : { refreshToken }) }, service.now), clockOffset: 0 };
      await store.write(tokens);
      return tokens;
    },
  };
}
