import type { Book, Entitlement } from '@realmkit/openapi';
import type { FakeShellOptions } from '@realmkit/shell/testing';
import { book } from '../../../library/testing/book.ts';

/** What the library of a test answers; what is left out it does not know. */
export interface HomeBooks {
  /** The books with a last position, by their titles, and how far they are read. */
  readonly reading?: readonly (readonly [title: string, percentage: number | null])[];
  /** The titles of the books on the user's shelf. */
  readonly shelf?: readonly string[];
  /** The titles of the books of a school unit. */
  readonly school?: readonly string[];
  readonly entitlement?: Entitlement;
  /** The titles of the first books of the catalogue. */
  readonly catalogue?: readonly string[];
}

/** A book by its title, which is its id too. */
const titled = (title: string): Book => book({ id: title, title });

/** Answers the calls of a home for its books; `calls` collects the paths, with the language that is asked for. */
export const answerBooks =
  ({ reading, shelf, school, entitlement, catalogue }: HomeBooks, calls: string[] = []): NonNullable<FakeShellOptions['answer']> =>
  ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    const language = searchParams.get('language');
    calls.push(language ? `${pathname}?language=${language}` : pathname);
    const limit = Number(searchParams.get('limit') ?? 500);
    const entries = (titles: readonly string[] | undefined) =>
      titles && searchParams.get('include') === 'book'
        ? Response.json(
            titles.slice(0, limit).map((title) => ({
              bookId: title,
              addedAt: '2025-09-01T08:00:00.000Z',
              lastReadAt: null,
              percentage: 0,
              book: titled(title),
            })),
          )
        : undefined;
    if (pathname === '/library/v1/lastmarks')
      return (
        reading &&
        Response.json(reading.map(([title, percentage]) => ({ bookId: title, book: titled(title), position: '{}', percentage, age: 60 })))
      );
    if (pathname.startsWith('/library/v1/user/')) return entries(shelf);
    if (pathname.startsWith('/library/v1/schoolUnits/')) return entries(school);
    if (pathname === '/library/v1/entitlement') return entitlement && Response.json(entitlement);
    if (pathname === '/library/v1/books')
      return catalogue && Response.json({ data: catalogue.map(titled), meta: { totalCount: catalogue.length } });
    return undefined;
  };
