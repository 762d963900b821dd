import { ServiceError } from '@realmkit/openapi';
import type { ShelfOwner } from '../libraryQueries.ts';

/** The reasons of a shelf error (reader §7). */
export type ShelfErrorReason = 'forbidden' | 'not_found';

/** The changes of a shelf. */
export type ShelfAction = 'add' | 'remove';

/**
 * Returns the reason of a shelf error: 403 is forbidden, 404 is not found; when a book is removed from a school unit, 404 is forbidden too
 * (reader §7).
 */
export function shelfErrorReason(error: unknown, action: ShelfAction, { kind }: Pick<ShelfOwner, 'kind'>): ShelfErrorReason | undefined {
  if (!(error instanceof ServiceError)) return undefined;
  if (error.status === 403) return 'forbidden';
  if (error.status !== 404) return undefined;
  return action === 'remove' && kind === 'schoolUnit' ? 'forbidden' : 'not_found';
}
