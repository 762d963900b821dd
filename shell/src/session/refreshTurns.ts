/** Runs one task after the other, and answers what the task answers. */
export type Turns = <Result>(task: () => Promise<Result>) => Promise<Result>;

const lockName = 'realmkit-session-refresh';

/**
 * Turns that all tabs of the origin take by a Web Lock. Where the browser has none, or denies it, each tab has turns of its own: two tabs
 * may then refresh at once, and the key of the refresh makes the auth service answer both alike.
 */
export function refreshTurns(locks: Pick<LockManager, 'request'> | undefined): Turns {
  const ownTurns = turnsOfThisTab();
  if (!locks) return ownTurns;
  return async (task) => {
    let begun = false;
    try {
      return await locks.request(lockName, () => {
        begun = true;
        return task();
      });
    } catch (error) {
      if (begun) throw error;
      return ownTurns(task);
    }
  };
}

/** Turns within this tab. */
export function turnsOfThisTab(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
}
