import type { Book } from '@realmkit/openapi';
import type { ShelfEntry } from '../libraryQueries.ts';

/** The sort orders of a bookshelf (reader §9). */
export const shelfSorts = ['lastAdded', 'lastRead', 'title', 'author'] as const;
export type ShelfSort = (typeof shelfSorts)[number];

/** A book on a shelf. */
export interface ShelvedBook {
  readonly entry: ShelfEntry;
  readonly book: Book;
}

const newest = (one: string | null, other: string | null) => (other ?? '').localeCompare(one ?? '');

/** Returns the entries whose books must be loaded to show the first `count`: only those if the entries have the sort key, otherwise all. */
export function entriesToShow(entries: readonly ShelfEntry[], sort: ShelfSort, count: number): readonly ShelfEntry[] {
  if (sort === 'title' || sort === 'author') return entries;
  const moment = ({ addedAt, lastReadAt }: ShelfEntry) => (sort === 'lastAdded' ? addedAt : lastReadAt);
  return [...entries].sort((one, other) => newest(moment(one), moment(other))).slice(0, count);
}

/** Returns the sorted books of a shelf; books that were never read come last. */
export function inShelfOrder(books: readonly ShelvedBook[], sort: ShelfSort, locale: string): readonly ShelvedBook[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const byTitle = (one: ShelvedBook, other: ShelvedBook) => compare(one.book.title, other.book.title);
  const orders: Readonly<Record<ShelfSort, (one: ShelvedBook, other: ShelvedBook) => number>> = {
    lastAdded: (one, other) => newest(one.entry.addedAt, other.entry.addedAt),
    lastRead: (one, other) => newest(one.entry.lastReadAt, other.entry.lastReadAt),
    title: byTitle,
    author: (one, other) => compare(one.book.author, other.book.author),
  };
  return [...books].sort((one, other) => orders[sort](one, other) || byTitle(one, other));
}
