/** Runs a task when all tasks before it have ended. @throws the error of the task */
export type RunExclusive = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a mutex: its tasks run one after the other, also after one that failed. The shell's `createTabMutex` is the same on purpose: the
 * player imports only the contracts and the design system, and six lines do not justify a package below both.
 */
export function createMutex(): RunExclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    // Not reported: the caller gets the error.
    last = result.catch(() => undefined);
    return result;
  };
}
