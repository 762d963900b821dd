import type { Timers } from '../playback/timers.ts';

/** A clock that a test moves. */
export interface FakeTimers extends Timers {
  /** Lets some ms pass. */
  readonly pass: (ms: number) => void;
}

/** Returns a clock that stands still until a test moves it. */
export function fakeTimers(): FakeTimers {
  let now = 0;
  let tasks: { readonly due: number; readonly task: () => void }[] = [];
  return {
    now: () => now,
    after: (ms, task) => {
      const entry = { due: now + ms, task };
      tasks.push(entry);
      return () => {
        tasks = tasks.filter((one) => one !== entry);
      };
    },
    pass: (ms) => {
      const end = now + ms;
      for (;;) {
        const next = tasks.filter(({ due }) => due <= end).sort((one, other) => one.due - other.due)[0];
        if (!next) break;
        now = next.due;
        tasks = tasks.filter((one) => one !== next);
        next.task();
      }
      now = end;
    },
  };
}
