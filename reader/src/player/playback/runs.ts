import type { Timers } from './timers.ts';

/** One run of a playback: what it waits for is dropped once the next run starts, or the playback stops. */
export interface Run {
  /** Aborted when the run is over. */
  readonly signal: AbortSignal;
  /** Waits for a result. @throws the reason of the signal if the run is over by then, so that nothing outdated goes on */
  readonly until: <Result>(pending: Promise<Result>) => Promise<Result>;
  /** Does a task that may wait beside the others of the run; its error is that of the run. */
  readonly also: (task: () => void | Promise<void>) => Promise<void>;
  /** Does a task after some ms, in place of the one that was to be done next. */
  readonly wait: (ms: number, task: () => void) => void;
}

/** Creates the runs of a playback: each start aborts the one before. @param onError called with what a task throws, unless its run is over. */
export function createRuns(timers: Timers, onError: (error: unknown) => void) {
  let current = new AbortController();
  let cancelWait = () => {};
  const wait = (ms: number, task: () => void) => {
    cancelWait();
    cancelWait = timers.after(ms, task);
  };
  const abort = () => {
    current.abort();
    cancelWait();
  };
  return {
    abort,
    start: (task: (run: Run) => void | Promise<void>): Promise<void> => {
      abort();
      current = new AbortController();
      const { signal } = current;
      const until: Run['until'] = async (pending) => {
        const result = await pending;
        signal.throwIfAborted();
        return result;
      };
      const also: Run['also'] = async (one) => {
        try {
          await one();
        } catch (error) {
          if (!signal.aborted) onError(error);
        }
      };
      return also(() => task({ signal, until, also, wait }));
    },
  };
}
