import { ServiceError, unwrap } from '@realmkit/openapi';
import type { Clients } from '@realmkit/shell';

/** A book on a shelf. */
interface ShelfBook {
  readonly bookId: string;
  readonly addedAt: string;
}

/** The shelf of a person or of a school unit, and what can be done with it. Each call may fail with a ServiceError. */
export interface ShelfCalls {
  /** Names the shelf in the cache. */
  readonly key: readonly string[];
  readonly list: (signal: AbortSignal) => Promise<readonly ShelfBook[]>;
  readonly add: (bookId: string) => Promise<void>;
  readonly remove: (bookId: string) => Promise<void>;
}

/** How many books of a person's shelf are fetched at most (admin §9). */
const shelfLimit = 500;

/** The bookshelf of a person (admin §7). */
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

/** A 404 of this call is shown as forbidden (admin §7, §8). */
function forbiddenIfGone(error: unknown): never {
  throw error instanceof ServiceError && error.status === 404 ? new ServiceError(403, 'forbidden', error.message) : error;
}

/** The books that a school unit gives to all its people (admin §7). */
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
