import type { Book } from '@realmkit/openapi';

/** A book with a last position, as the library lists it. */
interface Lastmark {
  readonly book: Book;
  readonly position: string;
  readonly percentage?: number | null | undefined;
}

/** A book that the user is reading. */
export interface Reading {
  readonly book: Book;
  /** The last position, as the reader sent it. */
  readonly position: string;
  /** How far it is read, a whole number; undefined if nobody knows. */
  readonly percentage: number | undefined;
}

/** The number of books that one goes on with: whoever looks for an older one finds it on the shelf. */
const shown = 3;

/** Returns the books that the user is reading: the first of those that are not finished. */
export const readingOf = (lastmarks: readonly Lastmark[]): readonly Reading[] =>
  lastmarks
    .map(({ book, position, percentage }) => ({ book, position, percentage: percentage == null ? undefined : Math.round(percentage) }))
    .filter(({ percentage }) => percentage !== 100)
    .slice(0, shown);
