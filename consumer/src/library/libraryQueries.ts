import { isReadable, ServiceError, unwrap } from '@realmkit/openapi';
import * as libraryAnswers from '@realmkit/openapi/answers/library';
import { type Clients, persisted } from '@realmkit/shell';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { createConcurrencyLimit } from './concurrencyLimit.ts';
import { allLanguages, filterCount, type LibrarySearch } from './search/librarySearch.ts';

/** The number of books per page of a search. */
const pageSize = 24;

/** The greatest number of books per page that the service takes. */
const mostPerPage = 100;

/** The number of books that are requested of a shelf (shell §7, reader §9). */
const shelfLimit = 500;

/** A part of what a search has found, in one language or all. */
export type FoundPage = Awaited<ReturnType<Extract<ReturnType<typeof searchQuery>['queryFn'], CallableFunction>>>;

/** What the service says about all that a search has found, if anything. */
export type FoundMeta = FoundPage['meta'] | undefined;

/** Returns the filters of a search as the library service takes them. */
const filtersOf = ({ q, only, age, subject }: LibrarySearch) => ({
  ...(q === '' ? {} : { q }),
  ...(only === 'readable' ? { readable: true } : {}),
  ...(only === 'audio' ? { audio: true } : {}),
  ...(only === 'sign' ? { signLanguage: true } : {}),
  ...(age === undefined ? {} : { age }),
  ...(subject === undefined ? {} : { subject }),
});

/**
 * Builds the infinite query of a search in the catalogue: without a chosen language, of the books in the app's own, and of all where there is none in it at all.
 * Each page says which language it is of.
 */
export const searchQuery = ({ library }: Clients, search: LibrarySearch, ownLanguage: string) =>
  infiniteQueryOptions({
    queryKey: ['library', 'search', search, ownLanguage],
    queryFn: async ({ pageParam: { offset, language }, signal }) => {
      const read = async (of: string) => {
        const query = {
          ...filtersOf(search),
          ...(of === allLanguages ? {} : { language: of }),
          sort: search.sort,
          limit: pageSize,
          offset,
        };
        return { ...unwrap(await library.GET('/v1/books', { params: { query }, signal }), libraryAnswers.searchBooks), language: of };
      };
      const found = await read(language);
      const isWidened =
        found.data.length === 0 && offset === 0 && search.language === undefined && search.q === '' && filterCount(search) === 0;
      return isWidened ? read(allLanguages) : found;
    },
    initialPageParam: { offset: 0, language: search.language ?? ownLanguage },
    getNextPageParam: (last, pages) => {
      const offset = pages.reduce((count, { data }) => count + data.length, 0);
      const isMore = last.data.length > 0 && offset < (last.meta?.totalCount ?? Number.POSITIVE_INFINITY);
      return isMore ? { offset, language: last.language } : undefined;
    },
  });

/** Books to start with: whole rows of two and of three. */
const firstCount = 6;

/** Fewer of them than this are less than a row of three. */
const rowCount = 3;

/** Builds the query of a few books to start with, all of which can be read: in a language, and in others where it has less than a row. */
export const firstBooksQuery = ({ library }: Clients, language: string) =>
  queryOptions({
    queryKey: ['library', 'first', language],
    queryFn: async ({ signal }) => {
      const search = async (query: { readonly language?: string; readonly readable?: boolean }, limit: number) =>
        unwrap(
          await library.GET('/v1/books', { params: { query: { ...query, sort: 'relevance', limit, offset: 0 } }, signal }),
          libraryAnswers.searchBooks,
        ).data.filter(isReadable);
      const read = async (of: { readonly language?: string }, limit: number) => {
        try {
          return await search({ ...of, readable: true }, limit);
        } catch (error) {
          // A service that does not know the filter may refuse it: then it is asked as many as there may be.
          if (!(error instanceof ServiceError) || error.status !== 400) throw error;
          return await search(of, mostPerPage);
        }
      };
      const books = (await read({ language }, firstCount)).slice(0, firstCount);
      if (books.length >= rowCount) return { books, others: [] };
      const known = new Set(books.map(({ id }) => id));
      const others = (await read({}, firstCount + rowCount)).filter(({ id }) => !known.has(id));
      return { books, others: others.slice(0, firstCount) };
    },
    staleTime: 300_000,
  });

/** Leaves connections for other requests when a shelf has hundreds of books. */
const limitConcurrency = createConcurrencyLimit(6);

/** Builds the query of a book. */
export const bookQuery = ({ library }: Clients, bookId: string) =>
  queryOptions({
    queryKey: ['library', 'book', bookId],
    queryFn: ({ signal }) =>
      limitConcurrency(async () =>
        unwrap(await library.GET('/v1/books/{bookId}', { params: { path: { bookId } }, signal }), libraryAnswers.getBook),
      ),
    staleTime: 300_000,
    meta: persisted,
  });

/** Builds the query of what the user may open. The parts of a page share one response; the next page asks again, because a subscription may end. */
export const entitlementQuery = ({ library }: Clients) =>
  queryOptions({
    queryKey: ['library', 'entitlement'],
    queryFn: async ({ signal }) => unwrap(await library.GET('/v1/entitlement', { signal }), libraryAnswers.getEntitlement),
    staleTime: 10_000,
    meta: persisted,
  });

/** The owner of a shelf: a user or a school unit. */
export type ShelfOwner = { readonly kind: 'user' | 'schoolUnit'; readonly id: string };

/** A book on a shelf; shelves of school units have no reading progress. */
export interface ShelfEntry {
  readonly bookId: string;
  readonly addedAt: string;
  readonly lastReadAt: string | null;
  readonly percentage: number;
}

/** Builds the query of the books on a shelf. */
export const shelfQuery = ({ library }: Clients, { kind, id }: ShelfOwner) =>
  queryOptions({
    queryKey: ['library', 'shelf', kind, id],
    queryFn: async ({ signal }): Promise<readonly ShelfEntry[]> => {
      if (kind === 'user') {
        const params = { path: { userId: id }, query: { limit: shelfLimit } };
        return unwrap(await library.GET('/v1/user/{userId}/books', { params, signal }), libraryAnswers.listUserBooks);
      }
      const entries = unwrap(
        await library.GET('/v1/schoolUnits/{schoolUnitId}/books', { params: { path: { schoolUnitId: id } }, signal }),
        libraryAnswers.listSchoolUnitBooks,
      );
      return entries.map((entry) => ({ ...entry, lastReadAt: null, percentage: 0 }));
    },
    meta: persisted,
  });

/** Adds a book to a shelf. */
export async function addToShelf({ library }: Clients, { kind, id }: ShelfOwner, bookId: string): Promise<void> {
  const body = { bookId };
  if (kind === 'user') unwrap(await library.PUT('/v1/user/{userId}/books', { params: { path: { userId: id } }, body }));
  else unwrap(await library.POST('/v1/schoolUnits/{schoolUnitId}/books', { params: { path: { schoolUnitId: id } }, body }));
}

/** Removes a book from a shelf. */
export async function removeFromShelf({ library }: Clients, { kind, id }: ShelfOwner, bookId: string): Promise<void> {
  if (kind === 'user') unwrap(await library.DELETE('/v1/user/{userId}/books/{bookId}', { params: { path: { userId: id, bookId } } }));
  else unwrap(await library.DELETE('/v1/schoolUnits/{schoolUnitId}/books/{bookId}', { params: { path: { schoolUnitId: id, bookId } } }));
}
