import { isAbsent } from '../../network/bookError.ts';
import { type Bookmark, defaultBookmarkName, mergeBookmarks, withBookmark, withoutBookmark } from '../../place/bookmarks.ts';
import { isLocator, type Locator, spineItemOf } from '../../place/Locator.ts';
import { lettersBefore } from '../../place/locatorInDocument.ts';
import { flattenChapters } from '../../publication/navigation.ts';
import type { SpineItem } from '../../publication/Publication.ts';
import type { ReaderCallbacks, ReportError } from '../../ReaderProps.ts';
import { loadDocument } from '../../section/preparePage.ts';
import type { State } from '../../state/createState.ts';
import { type OpenBook, visibleLocator } from '../OpenBook.ts';
import { failedPartsAfter, type ReaderState } from '../ReaderState.ts';

/** The bookmarks of the user in a book, in the order of the book. */
export interface BookmarkList {
  readonly fetch: () => Promise<void>;
  /** Adds a bookmark at the current position. */
  readonly add: (name: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Returns the default name of a bookmark at the current position. */
  readonly defaultName: () => string;
}

/** The options of the list of bookmarks. */
export interface BookmarkListOptions {
  readonly bookId: string;
  /** False: bookmarks are neither fetched nor saved. */
  readonly isEnabled: boolean;
  readonly callbacks: Pick<ReaderCallbacks, 'getBookmarks' | 'postBookmarks'>;
  readonly state: State<ReaderState>;
  /** Undefined until the book is open. */
  readonly book: () => OpenBook | undefined;
  /** Returns the second of the recording that is heard on the page, if there is one. */
  readonly narrationTime: () => number | undefined;
  readonly onError: ReportError;
}

const keyOf = ({ ncxRef, charOffset = 0 }: Locator): string => `${ncxRef} ${charOffset}`;

/** Creates the order of bookmarks in a book: by document, and within it by the letters before them. */
function createBookOrder(book: () => OpenBook | undefined, onError: ReportError) {
  /** The letters of its document before each known bookmark: offsets from different elements cannot be compared. */
  const letters = new Map<string, number>();
  const itemOf = (position: Locator): SpineItem | undefined => {
    const open = book();
    return open && spineItemOf(position, open.publication.items, open.files.folder);
  };
  const count = (positions: readonly Locator[], document: Document): void => {
    for (const position of positions) letters.set(keyOf(position), lettersBefore(position, document));
  };
  const compare = (one: Locator, other: Locator): number => {
    const [first, second] = [itemOf(one), itemOf(other)];
    if (first?.index !== second?.index) return (first?.index ?? 0) - (second?.index ?? 0);
    if (one.ncxRef === other.ncxRef) return (one.charOffset ?? 0) - (other.charOffset ?? 0);
    // A document that was not read leaves them as they are.
    const [from, to] = [letters.get(keyOf(one)), letters.get(keyOf(other))];
    return from === undefined || to === undefined ? 0 : from - to;
  };
  return {
    /** Sorts bookmarks; those of a page that is shown are read there. */
    sort: (bookmarks: readonly Bookmark[]): readonly Bookmark[] => {
      for (const { position } of bookmarks) {
        const shown = letters.has(keyOf(position)) ? undefined : book()?.stage.viewOf(itemOf(position)?.index ?? -1)?.document;
        if (shown) count([position], shown);
      }
      return bookmarks.toSorted((one, other) => compare(one.position, other.position));
    },
    /** Reads the documents of bookmarks that no page shows, where their order depends on it. */
    read: async (bookmarks: readonly Bookmark[]): Promise<void> => {
      const open = book();
      const positions = bookmarks.map(({ position }) => position);
      for (const item of open?.publication.items ?? []) {
        const inItem = positions.filter((position) => itemOf(position) === item);
        const isKnown = inItem.every((position) => letters.has(keyOf(position)));
        if (!open || isKnown || new Set(inItem.map(({ ncxRef }) => ncxRef)).size < 2) continue;
        try {
          const { document } = await loadDocument(item, { text: (url) => open.files.text(url, 'low') });
          count(inItem, document);
        } catch (error) {
          onError('A page could not be read for the order of bookmarks', error);
        }
      }
    },
  };
}

/** Creates the list of bookmarks of a book. */
export function createBookmarkList(options: BookmarkListOptions): BookmarkList {
  const { bookId, isEnabled, callbacks, state, book, narrationTime, onError } = options;
  const order = createBookOrder(book, onError);
  /** Shows a list that the host has given, at first in its own order where that is not known yet. */
  const show = async (bookmarks: readonly Bookmark[]): Promise<void> => {
    state.change({ bookmarks: order.sort(bookmarks.filter(({ position }) => isLocator(position))) });
    await order.read(state.get().bookmarks);
    state.change({ bookmarks: order.sort(state.get().bookmarks) });
  };

  const save = async (bookmarks: readonly Bookmark[]): Promise<void> => {
    const before = state.get().bookmarks;
    state.change({ bookmarks });
    if (!isEnabled) return;
    try {
      const stored = await callbacks.postBookmarks?.(bookId, bookmarks, before);
      // A list that has changed meanwhile is sent by its own call, with the change before it as its base.
      if (stored && state.get().bookmarks === bookmarks) await show(stored);
    } catch (error) {
      onError('The bookmarks were not taken', error);
    }
  };

  return {
    fetch: async () => {
      if (!isEnabled) return;
      try {
        const bookmarks = await callbacks.getBookmarks?.(bookId);
        // The user may have added one while the list was on its way.
        state.change(failedPartsAfter(state.get(), 'bookmarks', false));
        if (bookmarks) await show(mergeBookmarks([], bookmarks, state.get().bookmarks));
      } catch (error) {
        state.change(failedPartsAfter(state.get(), 'bookmarks', !isAbsent(error)));
        onError('The bookmarks did not come', error);
      }
    },
    add: async (name) => {
      const open = book();
      const position = open && visibleLocator(open, narrationTime());
      if (!position || !isEnabled) return;
      state.change({ hasAddedBookmark: true });
      const added = { id: crypto.randomUUID(), name: name.slice(0, 255), position };
      await save(order.sort(withBookmark(state.get().bookmarks, added)));
    },
    remove: (id) => save(withoutBookmark(state.get().bookmarks, id)),
    defaultName: () => {
      const { navigation, chapter } = state.get();
      return defaultBookmarkName(
        navigation.contents,
        flattenChapters(navigation.contents).find(({ href }) => href === chapter),
      );
    },
  };
}
