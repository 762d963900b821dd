import type { Chapter } from '../publication/navigation.ts';
import { flattenChapters } from '../publication/navigation.ts';
import { isSamePlace, type Locator } from './Locator.ts';

/** A named position in a book (reader §3). */
export interface Bookmark {
  readonly id: string;
  readonly name: string;
  readonly position: Locator;
}

/** Adds a bookmark: it replaces one with the same position reference, the whole place (reader §4). */
export const withBookmark = (bookmarks: readonly Bookmark[], added: Bookmark): Bookmark[] => [
  ...bookmarks.filter(({ position }) => !isSamePlace(position, added.position)),
  added,
];

const isSameBookmark = (one: Bookmark, other: Bookmark): boolean =>
  one.id === other.id && one.name === other.name && isSamePlace(one.position, other.position);

/**
 * Merges the bookmarks of this tab into those that another tab or device has changed (a three-way merge): what either of them has added is in the
 * list, and what either has deleted is not. Of two bookmarks at one place that of this tab stays (reader §4). The order of `mine` is kept.
 * @param base the list that both have changed.
 */
export function mergeBookmarks(base: readonly Bookmark[], theirs: readonly Bookmark[], mine: readonly Bookmark[]): Bookmark[] {
  const deleted = base.filter(({ id }) => !mine.some((one) => one.id === id));
  const added = mine.filter((one) => !base.some((before) => isSameBookmark(before, one)));
  const replaced = ({ id, position }: Bookmark) => added.some((one) => one.id === id || isSamePlace(one.position, position));
  const remaining = theirs.filter((one) => !deleted.some(({ id }) => id === one.id) && !replaced(one));
  // The list of this tab is in the order of the book; what only the other has stands after the one that precedes it there.
  const all = [...remaining, ...added];
  const merged = mine.flatMap(({ id }) => all.find((one) => one.id === id) ?? []);
  remaining.forEach((one, at) => {
    if (!merged.includes(one)) merged.splice(merged.findIndex(({ id }) => id === remaining[at - 1]?.id) + 1, 0, one);
  });
  return merged;
}

/** Removes a bookmark. */
export const withoutBookmark = (bookmarks: readonly Bookmark[], id: string): Bookmark[] =>
  bookmarks.filter((bookmark) => bookmark.id !== id);

/**
 * Returns the default name of a bookmark: the label of its entry in the table of contents, or of the last entry if none matches (reader §5).
 * @param current the entry that contains the position, if there is one.
 */
export const defaultBookmarkName = (contents: readonly Chapter[], current: Chapter | undefined): string =>
  current?.label ?? flattenChapters(contents).at(-1)?.label ?? '';
