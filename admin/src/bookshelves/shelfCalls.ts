import { ServiceError, unwrap } from '@realmkit/openapi';
import type { Clients } from '@realmkit/shell';

/** A book on a shelf. */
interface ShelfBook {
  readonly bookId: string;
  readonly addedAt: string;
}

/** The calls of the bookshelf of a person or of a school unit. Each call may fail with a ServiceError. */
export interface ShelfCalls {
  /** The query key of the shelf. */
  readonly key: readonly string[];
  readonly list: (signal: AbortSignal) => Promise<readonly ShelfBook[]>;
  readonly add: (bookId: string) => Promise<void>;
  readonly remove: (bookId: string) => Promise<void>;
}

/** The maximum number of books that are fetched of a person's shelf (admin §9). */
const shelfLimit = 500;

/** Returns the calls of a person's bookshelf (admin §7). */
export const userShelf = ({ library }: Pick<Clients, 'library'>, userId: string): ShelfCalls => ({
  key: ['bookshelf', 'user', userId],
  list: async (signal) =>
    unwrap(await library.GET('/v1/user/{userId}/books', { params: { path: { userId }, query: { limit: shelfLimit } }, signal })),
  add: async (bookId) => {
    unwrap(await library.PUT('/v1/user/{userId}/books', { params: { path: { userId } }, body: { bookId } }));
  },
  remove: async (bookId) => {
    unwrap(await library.DELETE('/v1/user/{userId}/books/{bookId}', { params: { path: { userId, bookId } } }));
  },
});

/** Turns a 404 into a 403: this call shows it as forbidden (admin §7, §8). */
function forbiddenIfGone(error: unknown): never {
  throw error instanceof ServiceError && error.status === 404 ? new ServiceError(403, 'forbidden', error.message) : error;
}

/** Returns the calls of the bookshelf that a school unit shares with all its people (admin §7). */
export const schoolUnitShelf = ({ library }: Pick<Clients, 'library'>, schoolUnitId: string): ShelfCalls => ({
  key: ['bookshelf', 'schoolUnit', schoolUnitId],
  list: async (signal) => unwrap(await library.GET('/v1/schoolUnits/{schoolUnitId}/books', { params: { path: { schoolUnitId } }, signal })),
  add: async (bookId) => {
    unwrap(await library.POST('/v1/schoolUnits/{schoolUnitId}/books', { params: { path: { schoolUnitId } }, body: { bookId } }));
  },
  remove: async (bookId) => {
    const params = { path: { schoolUnitId, bookId } };
    await library.DELETE('/v1/schoolUnits/{schoolUnitId}/books/{bookId}', { params }).then(unwrap).catch(forbiddenIfGone);
  },
});
