import type { Chapter } from '../publication/navigation.ts';
import { flattenChapters } from '../publication/navigation.ts';
import { isSamePlace, type Locator } from './Locator.ts';

/** A named position in a book (reader §3). */
export interface Bookmark {
  readonly id: string;
  readonly name: string;
  readonly position: Locator;
}

/** Compares two locators by their order in the book. */
export type CompareLocators = (one: Locator, other: Locator) => number;

/** Adds a bookmark: it replaces one with the same position reference, the whole place, and all are sorted by position (reader §4). */
export const withBookmark = (bookmarks: readonly Bookmark[], added: Bookmark, compare: CompareLocators): Bookmark[] =>
  [...bookmarks.filter(({ position }) => !isSamePlace(position, added.position)), added].sort((one, other) =>
    compare(one.position, other.position),
  );

/** Removes a bookmark. */
export const withoutBookmark = (bookmarks: readonly Bookmark[], id: string): Bookmark[] =>
  bookmarks.filter((bookmark) => bookmark.id !== id);

/**
 * Returns the default name of a bookmark: the label of its entry in the table of contents, or of the last entry if none matches (reader §5).
 * @param current the entry that contains the position, if there is one.
 */
export const defaultBookmarkName = (contents: readonly Chapter[], current: Chapter | undefined): string =>
  current?.label ?? flattenChapters(contents).at(-1)?.label ?? '';
