import type { Chapter } from '../publication/navigation.ts';
import { flattened } from '../publication/navigation.ts';
import type { Place } from './Place.ts';

/** A place that somebody marked (reader §3). */
export interface Bookmark {
  readonly id: string;
  readonly name: string;
  readonly position: Place;
}

/** The order of two places in the book: negative, 0 or positive. */
export type PlaceOrder = (one: Place, other: Place) => number;

/** The bookmarks with a new one: it replaces one with the same position reference; all stand in the order of their places (reader §4). */
export const withBookmark = (bookmarks: readonly Bookmark[], added: Bookmark, order: PlaceOrder): Bookmark[] =>
  [...bookmarks.filter(({ position }) => position.ncxRef !== added.position.ncxRef), added].sort((one, other) =>
    order(one.position, other.position),
  );

/** The bookmarks without one. */
export const withoutBookmark = (bookmarks: readonly Bookmark[], id: string): Bookmark[] =>
  bookmarks.filter((bookmark) => bookmark.id !== id);

/**
 * What a bookmark is called at first: the label of the table of contents for the place, the last entry's if none matches (reader §5).
 * @param current the entry in which the place is, if there is one.
 */
export const defaultName = (contents: readonly Chapter[], current: Chapter | undefined): string =>
  current?.label ?? flattened(contents).at(-1)?.label ?? '';
