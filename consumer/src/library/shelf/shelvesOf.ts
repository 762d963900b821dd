import type { KnownUser } from '../../page/UserGate.tsx';
import type { ShelfOwner } from '../libraryQueries.ts';

/** A shelf that the user may see. */
export interface Shelf {
  readonly owner: ShelfOwner;
  /** The school unit's name; undefined for the user's own shelf. */
  readonly name: string | undefined;
  /** Whether the user may add and remove books. */
  readonly mayChange: boolean;
}

type Reader = Pick<KnownUser, 'uid' | 'organizations' | 'isConsumerMarketUser'> & { readonly me: { readonly sharedAccount: boolean } };

/**
 * Returns the shelves of a user: their own, which shared accounts do not have (shell §6), and those of their school units, which employees and
 * admins manage. Families have no school unit's shelf.
 */
export function shelvesOf({ uid, organizations, isConsumerMarketUser, me }: Reader): readonly Shelf[] {
  const own: Shelf[] = me.sharedAccount ? [] : [{ owner: { kind: 'user', id: uid }, name: undefined, mayChange: true }];
  if (isConsumerMarketUser) return own;
  const units = organizations.map(
    ({ uid: id, name, role }): Shelf => ({
      owner: { kind: 'schoolUnit', id },
      name,
      mayChange: role === 'employee' || role === 'admin',
    }),
  );
  return [...own, ...units];
}
