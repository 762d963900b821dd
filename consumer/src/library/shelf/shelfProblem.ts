import { ServiceError } from '@realmkit/openapi';
import type { ShelfOwner } from '../libraryQueries.ts';

/** What a shelf refuses (reader §7). */
export type ShelfProblem = 'forbidden' | 'not_found';

/** What was tried. */
export type ShelfAction = 'add' | 'remove';

/** What a refusal of a shelf means: 403 is forbidden, 404 not found; a school unit that does not have the book says forbidden too (reader §7). */
export function shelfProblem(error: unknown, action: ShelfAction, { kind }: Pick<ShelfOwner, 'kind'>): ShelfProblem | undefined {
  if (!(error instanceof ServiceError)) return undefined;
  if (error.status === 403) return 'forbidden';
  if (error.status !== 404) return undefined;
  return action === 'remove' && kind === 'schoolUnit' ? 'forbidden' : 'not_found';
}
