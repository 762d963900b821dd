import type { BookFiles } from '../publication/BookFiles.ts';
import { createLeafOpener, type LeafOpenerOptions, type LoadedLeaf } from './leafOpener.ts';
import { isRoll, type Leaf } from './leaves.ts';
import { createPageStore } from './pageStore.ts';
import { pauseAnimations } from './pauseAnimations.ts';
import { whenIdle } from './whenIdle.ts';

/** Loads leaves, and the next one in advance while the current one is read. */
export interface LeafLoader {
  /** Loads a leaf; the one that was loaded in advance is taken. @throws the error of its pages */
  readonly load: (leaf: Leaf) => Promise<LoadedLeaf>;
  /** Prepares the neighbours of a leaf in idle time, and loads the next one. */
  readonly prefetch: (leaves: readonly Leaf[], leaf: Leaf) => void;
  /** Loads the next leaf in idle time. */
  readonly loadNext: () => void;
  /** Discards the leaf that was loaded in advance: it has another size now. */
  readonly discardNext: () => void;
  /** Discards all prepared pages: their text looks different now. */
  readonly discardPages: () => void;
  readonly close: () => void;
}

/** The options of a leaf loader. */
export interface LeafLoaderOptions extends LeafOpenerOptions {
  readonly files: BookFiles;
  /** Returns the style sheet of the user's settings, for reflowable text. */
  readonly reading: () => string;
  /** Returns the leaf after the current one. */
  readonly next: () => Leaf | undefined;
}

/** Creates the loader of a book's leaves. */
export function createLeafLoader({ files, reading, next, ...opened }: LeafLoaderOptions): LeafLoader {
  const store = createPageStore(files, reading);
  const open = createLeafOpener(store, opened);
  /** The next leaf, loaded in advance; undefined if it must not be loaded before it is shown. */
  let ahead: { readonly leaf: Leaf; readonly loaded: Promise<LoadedLeaf | undefined> } | undefined;
  let closed = false;

  /** Loads a leaf in advance; a page that could be heard or could move is only prepared. */
  async function loadHidden(leaf: Leaf): Promise<LoadedLeaf | undefined> {
    const prepared = await Promise.all(leaf.pages.map(({ item }) => store.page(item)));
    if (closed || isRoll(leaf) || prepared.some(({ item, holdsMedia }) => holdsMedia || item.scrolls)) return undefined;
    const loaded = await open(leaf);
    const paused = loaded.pages.map(({ view }) => pauseAnimations(view.document));
    return {
      ...loaded,
      reveal: () => {
        loaded.reveal();
        for (const startAnimations of paused) startAnimations();
      },
    };
  }

  const discardNext = () => {
    // Its frame takes milliseconds to go, while the user waits for a layout of what is shown.
    void ahead?.loaded.then((loaded) => loaded && whenIdle(loaded.remove));
    ahead = undefined;
  };
  const loadNext = () =>
    whenIdle(() => {
      const leaf = next();
      if (closed || !leaf || ahead?.leaf === leaf) return;
      discardNext();
      // Not reported: a page that fails to load now is requested again when it is turned to.
      ahead = { leaf, loaded: loadHidden(leaf).catch(() => undefined) };
    });
  const discardPages = () => {
    store.clear();
    discardNext();
  };

  return {
    load: async (leaf) => {
      const taken = ahead?.leaf === leaf ? ahead : undefined;
      if (taken) ahead = undefined;
      return (await taken?.loaded) ?? open(leaf);
    },
    prefetch: (leaves, leaf) => {
      store.prefetchNear(leaves, leaf);
      loadNext();
    },
    loadNext,
    discardNext,
    discardPages,
    close: () => {
      closed = true;
      discardPages();
    },
  };
}
