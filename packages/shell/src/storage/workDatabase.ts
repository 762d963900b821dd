import { clear, type UseStore } from 'idb-keyval';
import type { Session } from '../session/Session.ts';
import { openDatabase } from './openDatabase.ts';

/** Returns the IndexedDB store of long work that must survive a reload, such as an import of people. */
export const workStore = (): UseStore => openDatabase('realmkit-work', 'work');

/** Drops the stored work when the user signs out, in any app. */
export function dropWorkAtSignOut({ getSnapshot, subscribe }: Pick<Session, 'getSnapshot' | 'subscribe'>, drop: () => Promise<void>): void {
  subscribe(() => {
    const state = getSnapshot();
    // Not reported: a browser that denies its database has stored nothing.
    if (state.status === 'anonymous' && state.reason === 'signedOut') void drop().catch(() => undefined);
  });
}

/** Removes all stored work. */
export const dropWork = (): Promise<void> => clear(workStore());
