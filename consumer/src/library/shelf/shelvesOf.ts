import type { KnownUser } from '../../page/UserGate.tsx';
import type { ShelfOwner } from '../libraryQueries.ts';

/** A shelf that somebody may see. */
export interface Shelf {
  readonly owner: ShelfOwner;
  /** The school unit's name; undefined for the own shelf. */
  readonly name: string | undefined;
  /** Whether they may put books on it and take them off. */
  readonly mayChange: boolean;
}

type Reader = Pick<KnownUser, 'uid' | 'organizations' | 'isConsumerMarketUser'> & { readonly me: { readonly sharedAccount: boolean } };

/**
 * The shelves of a person: their own, which shared accounts do not have (shell §6), and those of their school units, which employees and admins
 * manage. Families have no school unit's.
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
