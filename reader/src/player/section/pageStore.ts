import type { BookFiles } from '../publication/BookFiles.ts';
import type { SpineItem } from '../publication/Publication.ts';
import type { Leaf } from '../stage/leaves.ts';
import { whenIdle } from '../stage/whenIdle.ts';
import { type PreparedPage, preparePage } from './preparePage.ts';

/** Prepared pages: the ones that are shown and their neighbours, and no more however long somebody reads. */
export interface PageStore {
  readonly page: (item: SpineItem) => Promise<PreparedPage>;
  /** Prepares the leaves beside this one when there is time, and forgets those that are further away. */
  readonly keepNear: (leaves: readonly Leaf[], leaf: Leaf) => void;
  readonly forget: () => void;
}

/** Creates the store of a book's prepared pages. */
export function createPageStore(files: BookFiles, reading: () => string): PageStore {
  let pages = new Map<number, Promise<PreparedPage>>();

  const page = (item: SpineItem): Promise<PreparedPage> => {
    const known = pages.get(item.index);
    if (known) return known;
    const prepared = preparePage(item, files, reading());
    pages.set(item.index, prepared);
    // A page that did not come is asked for again the next time.
    prepared.catch(() => pages.delete(item.index));
    return prepared;
  };

  return {
    page,
    keepNear: (leaves, leaf) => {
      const at = leaves.indexOf(leaf);
      const near = [leaves[at + 1], leaf, at > 0 ? leaves[at - 1] : undefined].flatMap((one) => one?.pages.map(({ item }) => item) ?? []);
      const kept = new Set(near.map(({ index }) => index));
      pages = new Map([...pages].filter(([index]) => kept.has(index)));
      whenIdle(() => {
        for (const item of near) page(item).catch(() => undefined);
      });
    },
    forget: () => pages.clear(),
  };
}
