import { createBookCopy } from './createBookCopy.ts';
import type { BookCopy, OfflineCopies } from './OfflineCopies.ts';

/** The options of the copies. */
export interface OfflineCopiesOptions {
  /** Returns the name of the cache of a book: one for each user and book. */
  readonly cacheNameOf: (bookId: string) => string;
  /** Prepares the page of the host for use without a network, before the first download. */
  readonly prepare?: (() => Promise<void>) | undefined;
}

/**
 * Creates the offline copies of a user in this browser; undefined in a browser without caches, or on a page that is not secure. The host removes the caches when
 * the user logs out.
 */
export function createOfflineCopies({ cacheNameOf, prepare }: OfflineCopiesOptions): OfflineCopies | undefined {
  const { caches, navigator } = globalThis;
  if (!caches) return undefined;
  const copies = new Map<string, BookCopy>();
  let prepared: Promise<void> | undefined;
  const device = {
    caches,
    locks: navigator.locks,
    now: Date.now,
    prepare: async () => {
      // Without the permission the browser may remove the copy when the device is full.
      // Not reported: the copy is stored all the same.
      prepared ??= Promise.all([navigator.storage?.persist?.().catch(() => false), prepare?.()]).then(() => undefined);
      await prepared.catch((error: unknown) => {
        prepared = undefined;
        throw error;
      });
    },
  };
  return {
    of: (bookId) => {
      const copy = copies.get(bookId) ?? createBookCopy(cacheNameOf(bookId), device);
      copies.set(bookId, copy);
      return copy;
    },
  };
}
