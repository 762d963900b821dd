const prefix = 'realmkit-book:';

/** Returns the name of the cache with a user's copy of a book. */
export const bookCacheName = (uid: string, bookId: string): string => `${prefix}${uid}:${bookId}`;

/**
 * Removes the copies of books of all users but one: the next user of the device must not read them. A browser without caches has none.
 */
export async function removeBookCopies(caches: Pick<CacheStorage, 'keys' | 'delete'> | undefined, exceptUid?: string): Promise<void> {
  const isOther = (name: string) => name.startsWith(prefix) && !(exceptUid !== undefined && name.startsWith(`${prefix}${exceptUid}:`));
  const names = (await caches?.keys()) ?? [];
  await Promise.all(names.filter(isOther).map((name) => caches?.delete(name)));
}
