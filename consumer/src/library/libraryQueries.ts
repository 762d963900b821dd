import { unwrap } from '@realmkit/openapi';
import { type Clients, persisted } from '@realmkit/shell';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { createLanes } from './lanes.ts';
import type { LibrarySearch } from './search/librarySearch.ts';

/** How many books a part of a search holds. */
const partSize = 24;

/** How many books a shelf is asked for (shell §7, reader §9). */
const shelfLimit = 500;

/** A search of the catalogue, part by part. */
export const searchQuery = ({ library }: Clients, { q, sort, audio, sign }: LibrarySearch) =>
  infiniteQueryOptions({
    queryKey: ['library', 'search', q, sort, audio, sign],
    queryFn: async ({ pageParam: offset, signal }) => {
      const wishes = { ...(q === '' ? {} : { q }), ...(audio ? { audio } : {}), ...(sign ? { signLanguage: sign } : {}) };
      return unwrap(await library.GET('/v1/books', { params: { query: { ...wishes, sort, limit: partSize, offset } }, signal }));
    },
    initialPageParam: 0,
    getNextPageParam: ({ meta }, parts) => {
      const loaded = parts.reduce((count, { data }) => count + data.length, 0);
      return loaded < meta.totalCount ? loaded : undefined;
    },
  });

/** A shelf of hundreds leaves the connection to others too. */
const inLane = createLanes(6);

/** One book. */
export const bookQuery = ({ library }: Clients, bookId: string) =>
  queryOptions({
    queryKey: ['library', 'book', bookId],
    queryFn: ({ signal }) => inLane(async () => unwrap(await library.GET('/v1/books/{bookId}', { params: { path: { bookId } }, signal }))),
    staleTime: 300_000,
    meta: persisted,
  });

/** A shelf: of a person, or of a school unit. */
export type ShelfOwner = { readonly kind: 'user' | 'schoolUnit'; readonly id: string };

/** A book that stands on a shelf; nobody reads on the shelf of a school unit. */
export interface ShelfEntry {
  readonly bookId: string;
  readonly addedAt: string;
  readonly lastReadAt: string | null;
  readonly percentage: number;
}

/** The books on a shelf. */
export const shelfQuery = ({ library }: Clients, { kind, id }: ShelfOwner) =>
  queryOptions({
    queryKey: ['library', 'shelf', kind, id],
    queryFn: async ({ signal }): Promise<readonly ShelfEntry[]> => {
      if (kind === 'user') {
        const params = { path: { userId: id }, query: { limit: shelfLimit } };
        return unwrap(await library.GET('/v1/user/{userId}/books', { params, signal }));
      }
      const entries = unwrap(await library.GET('/v1/schoolUnits/{schoolUnitId}/books', { params: { path: { schoolUnitId: id } }, signal }));
      return entries.map((entry) => ({ ...entry, lastReadAt: null, percentage: 0 }));
    },
    meta: persisted,
  });

/** Puts a book on a shelf. */
export async function addToShelf({ library }: Clients, { kind, id }: ShelfOwner, bookId: string): Promise<void> {
  const body = { bookId };
  if (kind === 'user') unwrap(await library.PUT('/v1/user/{userId}/books', { params: { path: { userId: id } }, body }));
  else unwrap(await library.POST('/v1/schoolUnits/{schoolUnitId}/books', { params: { path: { schoolUnitId: id } }, body }));
}

/** Takes a book off a shelf. */
export async function removeFromShelf({ library }: Clients, { kind, id }: ShelfOwner, bookId: string): Promise<void> {
  if (kind === 'user') unwrap(await library.DELETE('/v1/user/{userId}/books/{bookId}', { params: { path: { userId: id, bookId } } }));
  else unwrap(await library.DELETE('/v1/schoolUnits/{schoolUnitId}/books/{bookId}', { params: { path: { schoolUnitId: id, bookId } } }));
}
