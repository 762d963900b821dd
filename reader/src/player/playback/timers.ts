/** The clock of a page; tests have one of their own. */
export interface Timers {
  /** Returns the time in ms since some moment. */
  readonly now: () => number;
  /** Runs a task after some ms; returns a function that cancels it. */
  readonly after: (ms: number, task: () => void) => () => void;
}

/** The clock of the browser. */
export const browserTimers: Timers = {
  now: () => performance.now(),
  after: (ms, task) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};
