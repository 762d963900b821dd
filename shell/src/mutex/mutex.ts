/** Runs one task after the other, and answers what the task answers. */
export type RunExclusive = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * Turns that all tabs of the origin take by a Web Lock. Where the browser has none, or denies it, each tab has turns of its own: two tabs
 * may then send the same at once, and its Idempotency-Key makes the service answer both alike.
 */
export function createWebLockMutex(lockName: string, locks: Pick<LockManager, 'request'> | undefined): RunExclusive {
  const ownTurns = createTabMutex();
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
export function createTabMutex(): RunExclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
}
