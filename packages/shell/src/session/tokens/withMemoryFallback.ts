import type { TokenSet } from './TokenSet.ts';
import type { TokenStore } from './tokenStore.ts';

/**
 * Returns a token store that never rejects: while the browser's is blocked, full or broken, this tab keeps the tokens in memory. The other
 * tabs then do not share them and need their own sign-in.
 */
export function withMemoryFallback(store: TokenStore): TokenStore {
  let held: TokenSet | undefined;
  let failed = false;

  /** Uses the browser's store, and this tab's memory from the first error on. */
  async function attempt<Result>(fromStore: () => Promise<Result>, fromMemory: () => Result): Promise<Result> {
    if (!failed) {
      try {
        return await fromStore();
      } catch (error) {
        // A database that is only late holds what the other tabs have written.
        failed = !isTimeout(error);
      }
    }
    return fromMemory();
  }

  return {
    read: () =>
      attempt(
        async () => {
          held = await store.read();
          return held;
        },
        () => held,
      ),
    async write(tokens) {
      held = tokens;
      try {
        await store.write(tokens);
        failed = false;
      } catch {
        // Not reported: a browser that stores nothing keeps the session in memory.
        failed = true;
        // Invalid old tokens must not be restored by the next page.
        // Not reported: as above.
        await store.clear().catch(() => undefined);
      }
    },
    async clear() {
      held = undefined;
      // Not reported: a store that cannot be written has nothing to clear.
      await store.clear().catch(() => undefined);
    },
    replace: (sentRefreshToken, next) =>
      attempt(
        async () => {
          held = await store.replace(sentRefreshToken, next);
          return held;
        },
        () => {
          if (held?.refreshToken === sentRefreshToken) held = next;
          return held;
        },
      ),
  };
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';
