import type { TokenSet } from './TokenSet.ts';
import type { TokenStore } from './tokenStore.ts';

/**
 * A token store that never rejects: while the browser's is blocked, full or broken, the tokens are held by this tab for the life of the page.
 * The other tabs then know nothing of them and have to sign in for themselves.
 */
export function withMemoryFallback(store: TokenStore): TokenStore {
  let held: TokenSet | undefined;
  let failed = false;

  /** Asks the browser's store, and this tab's memory from the first failure on. */
  async function attempt<Result>(ask: () => Promise<Result>, remember: () => Result): Promise<Result> {
    if (!failed) {
      try {
        return await ask();
      } catch {
        failed = true;
      }
    }
    return remember();
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
        failed = true;
        // Tokens that are no longer good must not come back with the next page.
        await store.clear().catch(() => undefined);
      }
    },
    async clear() {
      held = undefined;
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
