import { clear, createStore, type UseStore } from 'idb-keyval';
import type { Session } from '../session/Session.ts';

/** Where long work is kept that has to outlive a reload, such as an import of people: IndexedDB of this origin. */
export const workStore = (): UseStore => createStore('realmkit-work', 'work');

/** Drops what somebody worked on when they sign out, in whichever app they do. */
export function dropWorkAtSignOut({ getSnapshot, subscribe }: Pick<Session, 'getSnapshot' | 'subscribe'>, drop: () => Promise<void>): void {
  subscribe(() => {
    const state = getSnapshot();
    // A browser that denies this site its database has kept nothing either.
    if (state.status === 'anonymous' && state.reason === 'signedOut') void drop().catch(() => undefined);
  });
}

/** Forgets all work that is kept. */
export const dropWork = (): Promise<void> => clear(workStore());
