/** Runs one task at a time and returns its result. */
export type RunExclusive = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a mutex over a Web Lock that all tabs of the origin share. If the browser has no Web Locks or denies them, each tab has its own
 * mutex: two tabs may then send the same request at once, which its Idempotency-Key makes harmless.
 */
export function createWebLockMutex(lockName: string, locks: Pick<LockManager, 'request'> | undefined): RunExclusive {
  const runInTab = createTabMutex();
  if (!locks) return runInTab;
  return async (task) => {
    let started = false;
    try {
      return await locks.request(lockName, () => {
        started = true;
        return task();
      });
    } catch (error) {
      if (started) throw error;
      return runInTab(task);
    }
  };
}

/** Creates a mutex for this tab. */
export function createTabMutex(): RunExclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    // Not reported: the caller gets the error.
    last = result.catch(() => undefined);
    return result;
  };
}
