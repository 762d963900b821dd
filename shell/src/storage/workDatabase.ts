import type { Session } from '../session/Session.ts';

/** The IndexedDB database of long work that has to outlive a reload, such as an import of people. */
export const workDatabase = 'realmkit-work';

/** Drops what somebody worked on when they sign out, in whichever app they do. */
export function dropWorkAtSignOut({ getSnapshot, subscribe }: Pick<Session, 'getSnapshot' | 'subscribe'>, open: () => IDBFactory): void {
  subscribe(() => {
    const state = getSnapshot();
    if (state.status !== 'anonymous' || state.reason !== 'signedOut') return;
    try {
      open().deleteDatabase(workDatabase);
    } catch {
      // A browser that denies this site its database has kept nothing either.
    }
  });
}
