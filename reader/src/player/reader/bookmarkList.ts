import {
  type Bookmark,
  type CompareLocators,
  defaultBookmarkName,
  mergeBookmarks,
  withBookmark,
  withoutBookmark,
} from '../place/bookmarks.ts';
import { isLocator, spineItemOf } from '../place/Locator.ts';
import { lettersBefore } from '../place/locatorInDocument.ts';
import { flattenChapters } from '../publication/navigation.ts';
import type { ReaderCallbacks, ReportError } from '../ReaderProps.ts';
import type { State } from '../state/createState.ts';
import { type OpenBook, visibleLocator } from './OpenBook.ts';
import type { ReaderState } from './ReaderState.ts';

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
  readonly onError: ReportError;
}

/** Compares locators by their order in the book: within a shown document by their letters, otherwise by their offsets. */
const orderIn =
  ({ publication, files, stage }: OpenBook): CompareLocators =>
  (one, other) => {
    const [first = 0, second = 0] = [one, other].map((locator) => spineItemOf(locator, publication.items, files.folder)?.index);
    if (first !== second) return first - second;
    const shown = stage.viewOf(first)?.document;
    if (shown) return lettersBefore(one, shown) - lettersBefore(other, shown);
    return (one.charOffset ?? 0) - (other.charOffset ?? 0);
  };

/** Creates the list of bookmarks of a book. */
export function createBookmarkList({ bookId, isEnabled, callbacks, state, book, onError }: BookmarkListOptions): BookmarkList {
  const inOrder = (bookmarks: readonly Bookmark[]): readonly Bookmark[] => {
    const open = book();
    const valid = bookmarks.filter(({ position }) => isLocator(position));
    if (!open) return valid;
    const compare = orderIn(open);
    return valid.sort((one, other) => compare(one.position, other.position));
  };

  const save = async (bookmarks: readonly Bookmark[]): Promise<void> => {
    const before = state.get().bookmarks;
    state.change({ bookmarks });
    if (!isEnabled) return;
    try {
      const stored = await callbacks.postBookmarks?.(bookId, bookmarks, before);
      // A list that has changed meanwhile is sent by its own call, with the change before it as its base.
      if (stored && state.get().bookmarks === bookmarks) state.change({ bookmarks: inOrder(stored) });
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
        if (bookmarks) state.change({ bookmarks: inOrder(mergeBookmarks([], bookmarks, state.get().bookmarks)) });
      } catch (error) {
        onError('The bookmarks did not come', error);
      }
    },
    add: async (name) => {
      const open = book();
      const position = open && visibleLocator(open);
      if (!position || !isEnabled) return;
      state.change({ hasAddedBookmark: true });
      const added = { id: crypto.randomUUID(), name: name.slice(0, 255), position };
      await save(withBookmark(state.get().bookmarks, added, orderIn(open)));
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
