import { del, get, promisifyRequest, set } from 'idb-keyval';
import { openDatabase } from '../../storage/openDatabase.ts';
import { isTokenSet, type TokenSet } from './TokenSet.ts';

/** The store of this origin's tokens, for all its tabs. */
export interface TokenStore {
  read(): Promise<TokenSet | undefined>;
  write(tokens: TokenSet): Promise<void>;
  clear(): Promise<void>;
  /**
   * Stores refreshed tokens, or removes the set if there are none, but only if the stored refresh token is still the one that was sent.
   * Returns the tokens that are stored afterwards.
   */
  replace(sentRefreshToken: string, next: TokenSet | undefined): Promise<TokenSet | undefined>;
}

const key = 'tokens';

/** Creates a store in IndexedDB: unlike localStorage, a tab reliably reads what another has written. */
export function indexedDbTokenStore(databaseName = 'realmkit-session'): TokenStore {
  const database = openDatabase(databaseName, 'session');
  const checked = (value: unknown) => (isTokenSet(value) ? value : undefined);
  return {
    read: async () => checked(await get<unknown>(key, database)),
    write: (tokens) => set(key, tokens, database),
    clear: () => del(key, database),
    replace: (sentRefreshToken, next) =>
      database.update(async (store) => {
        const stored = checked(await promisifyRequest<unknown>(store.get(key)));
        if (stored?.refreshToken !== sentRefreshToken) return stored;
        await (next ? promisifyRequest(store.put(next, key)) : promisifyRequest(store.delete(key)));
        return next;
      }),
  };
}
