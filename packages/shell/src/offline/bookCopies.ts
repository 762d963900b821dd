const prefix = 'realmkit-book:';

/** Returns what the names of the caches with a user's copies begin with. */
export const bookCachePrefix = (uid: string): string => `${prefix}${uid}:`;

/** Returns the name of the cache with a user's copy of a book. */
export const bookCacheName = (uid: string, bookId: string): string => bookCachePrefix(uid) + bookId;

/**
 * Removes the copies of books of all users but one: the next user of the device must not read them. A browser without caches has none.
 */
export async function removeBookCopies(caches: Pick<CacheStorage, 'keys' | 'delete'> | undefined, exceptUid?: string): Promise<void> {
  const isOther = (name: string) => name.startsWith(prefix) && !(exceptUid !== undefined && name.startsWith(bookCachePrefix(exceptUid)));
  const names = (await caches?.keys()) ?? [];
  await Promise.all(names.filter(isOther).map((name) => caches?.delete(name)));
}
