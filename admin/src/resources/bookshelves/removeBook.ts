import { isNotFound } from '@realmkit/admin-kit';
import { ServiceError } from '@realmkit/openapi';
import type { Identifier } from 'react-admin';
import type { PanelDataProvider } from '../../dataProvider/usePanelDataProvider.ts';

/** The bookshelf of a person, or the one that a school unit shares with all its people (admin §7). */
export interface Shelf {
  readonly resource: 'userBooks' | 'schoolUnitBooks';
  /** The uid of the person or of the school unit. */
  readonly ownerId: string;
}

/** Removes a book from a bookshelf; the 404 of a school unit's one is thrown as a 403, because it is shown as forbidden (admin §7, §8). */
export async function removeBook(provider: PanelDataProvider, { resource }: Shelf, id: Identifier): Promise<void> {
  try {
    await provider.delete(resource, { id });
  } catch (error) {
    if (resource === 'schoolUnitBooks' && isNotFound(error))
      throw new ServiceError(403, 'forbidden', 'The book is on no shelf of this school unit.');
    throw error;
  }
}
