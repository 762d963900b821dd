import { createStore, del, get, promisifyRequest, set } from 'idb-keyval';
import { isTokenSet, type TokenSet } from './TokenSet.ts';

/** Where the tokens of this origin are kept, for all its tabs. */
export interface TokenStore {
  read(): Promise<TokenSet | undefined>;
  write(tokens: TokenSet): Promise<void>;
  clear(): Promise<void>;
  /**
   * Writes what a refresh brought, or removes the set when it brought nothing, but only if the stored refresh token is still the one that
   * was sent. Returns what is stored afterwards.
   */
  replace(sentRefreshToken: string, next: TokenSet | undefined): Promise<TokenSet | undefined>;
}

const key = 'tokens';

/** Tokens in IndexedDB: unlike localStorage, what one tab wrote is there for the next one that reads. */
export function indexedDbTokenStore(databaseName = 'realmkit-session'): TokenStore {
  const database = createStore(databaseName, 'session');
  const checked = (value: unknown) => (isTokenSet(value) ? value : undefined);
  return {
    read: async () => checked(await get<unknown>(key, database)),
    write: (tokens) => set(key, tokens, database),
    clear: () => del(key, database),
    replace: (sentRefreshToken, next) =>
      database('readwrite', async (store) => {
        const stored = checked(await promisifyRequest<unknown>(store.get(key)));
        if (stored?.refreshToken !== sentRefreshToken) return stored;
        await (next ? promisifyRequest(store.put(next, key)) : promisifyRequest(store.delete(key)));
        return next;
      }),
  };
}
