import type { BookFiles } from '../publication/BookFiles.ts';
import type { SpineItem } from '../publication/Publication.ts';
import { type PreparedPage, preparePage } from '../section/preparePage.ts';
import type { Leaf } from './leaves.ts';
import { whenIdle } from './whenIdle.ts';

/** A cache of prepared pages: the shown ones and their neighbours only. */
export interface PageStore {
  readonly page: (item: SpineItem) => Promise<PreparedPage>;
  /** Prefetches the leaves beside this one in idle time, and drops those further away. */
  readonly prefetchNear: (leaves: readonly Leaf[], leaf: Leaf) => void;
  readonly clear: () => void;
}

/** Creates the cache of a book's prepared pages. */
export function createPageStore(files: BookFiles, reading: () => string): PageStore {
  let pages = new Map<number, Promise<PreparedPage>>();

  const page = (item: SpineItem): Promise<PreparedPage> => {
    const known = pages.get(item.index);
    if (known) return known;
    const prepared = preparePage(item, files, reading());
    pages.set(item.index, prepared);
    // Not reported: the caller gets the error. A page that failed to load is requested again the next time.
    prepared.catch(() => pages.delete(item.index));
    return prepared;
  };

  return {
    page,
    prefetchNear: (leaves, leaf) => {
      const at = leaves.indexOf(leaf);
      const near = [leaves[at + 1], leaf, at > 0 ? leaves[at - 1] : undefined].flatMap((one) => one?.pages.map(({ item }) => item) ?? []);
      const retained = new Set(near.map(({ index }) => index));
      pages = new Map([...pages].filter(([index]) => retained.has(index)));
      whenIdle(() => {
        // Not reported: turning to the page requests it again and reports the error.
        for (const item of near) page(item).catch(() => undefined);
      });
    },
    clear: () => pages.clear(),
  };
}
