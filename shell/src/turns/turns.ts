/** Runs one task after the other, and answers what the task answers. */
export type Turns = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * Turns that all tabs of the origin take by a Web Lock. Where the browser has none, or denies it, each tab has turns of its own: two tabs
 * may then send the same at once, and its Idempotency-Key makes the service answer both alike.
 */
export function originTurns(lockName: string, locks: Pick<LockManager, 'request'> | undefined): Turns {
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
