import { type Book, ServiceError, unwrap } from '@realmkit/openapi';
import * as libraryAnswers from '@realmkit/openapi/answers/library';
import { type Clients, persisted } from '@realmkit/shell';
import { queryOptions } from '@tanstack/react-query';
import type { ShelfOwner } from '../../library/libraryQueries.ts';

/** The number of books in a row of covers: some more than the widest page shows. */
const rowLength = 12;

/** The number of books that are being read: of those that are not finished, the row shows a few. */
const readingLength = 12;

/** The statuses by which a service says that it does not know an operation or a parameter. */
const unknownToService: readonly number[] = [400, 404, 405];

/** Resolves with null where the service lacks what is asked for: the home goes without it. */
const orNull = <T>(request: Promise<T>): Promise<T | null> =>
  request.catch((error: unknown) => {
    if (error instanceof ServiceError && unknownToService.includes(error.status)) return null;
    throw error;
  });

/** Builds the query of the books that the user is reading, the one that was read last first; null where the service has no such list. */
export const readingQuery = ({ library }: Clients) =>
  queryOptions({
    queryKey: ['library', 'lastmarks'],
    queryFn: ({ signal }) => {
      const request = library.GET('/v1/lastmarks', { params: { query: { limit: readingLength } }, signal });
      return orNull(request.then((result) => unwrap(result, libraryAnswers.listLastmarks)));
    },
    meta: persisted,
  });

/** Builds the query of the first books of a shelf; null where the service lists shelves without their books. */
export const shelfRowQuery = ({ library }: Clients, { kind, id }: ShelfOwner) =>
  queryOptions({
    queryKey: ['library', 'shelf', kind, id, 'row'],
    queryFn: async ({ signal }): Promise<readonly Book[] | null> => {
      const query = { limit: rowLength, include: 'book' } as const;
      const request =
        kind === 'user'
          ? library
              .GET('/v1/user/{userId}/books', { params: { path: { userId: id }, query }, signal })
              .then((result) => unwrap(result, libraryAnswers.listUserBooks))
          : library
              .GET('/v1/schoolUnits/{schoolUnitId}/books', { params: { path: { schoolUnitId: id }, query }, signal })
              .then((result) => unwrap(result, libraryAnswers.listSchoolUnitBooks));
      const entries = await orNull<readonly { readonly book?: Book }[]>(request);
      if (!entries || entries.some(({ book }) => !book)) return null;
      return entries.flatMap(({ book }) => book ?? []);
    },
    meta: persisted,
  });
