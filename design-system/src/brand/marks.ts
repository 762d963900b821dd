import type { Brand } from '../realm/identities.ts';

/** A brand's mark as two paths on a 32 × 32 grid. */
export interface Mark {
  readonly ink: string;
  readonly accent: string;
}

/** The marks: Realmkit's is a reader behind an open book, Libellule's a dragonfly. */
export const marks: Readonly<Record<Brand, Mark>> = {
  realmkit: {
    ink: 'M2.5 10.4c4.6-1.6 9-.9 12.3 1.9v14.6c-3.3-2.8-7.7-3.5-12.3-1.9zM29.5 10.4c-4.6-1.6-9-.9-12.3 1.9v14.6c3.3-2.8 7.7-3.5 12.3-1.9z',
    accent: 'M16 3a3 3 0 1 1 0 6a3 3 0 0 1 0-6z',
  },
  libellule: {
    ink: 'M14.9 14C11 14.8 4.2 13.4 2 8.6c3.6-2.8 10.6-.2 12.9 5.4zM17.1 14c3.9.8 10.7-.6 12.9-5.4c-3.6-2.8-10.6-.2-12.9 5.4zM14.9 15.8C11.4 15.6 5.8 17.8 4.8 22.4c4.2 1.5 9.2-1.8 10.1-6.6zM17.1 15.8c3.5-.2 9.1 2 10.1 6.6c-4.2 1.5-9.2-1.8-10.1-6.6z',
    accent: 'M16 4a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5zM16 11.2a1.4 1.4 0 0 1 1.4 1.4v15a1.4 1.4 0 0 1-2.8 0v-15a1.4 1.4 0 0 1 1.4-1.4z',
  },
};
