/** The number of checks and their interval, and an event that triggers a check. */
export interface WaitOptions {
  readonly tries: number;
  readonly everyMs: number;
  /** Subscribes to events after which the condition may have changed; returns the function that unsubscribes. */
  readonly subscribe?: (onChange: () => void) => () => void;
}

/** Waits until a condition holds, and resolves whether it did within `tries` checks every `everyMs`; the event triggers a check at once. */
export function waitFor(condition: () => boolean, { tries, everyMs, subscribe }: WaitOptions): Promise<boolean> {
  if (condition()) return Promise.resolve(true);
  return new Promise((resolve) => {
    let left = tries;
    let unsubscribe: (() => void) | undefined;
    const settle = (holds: boolean) => {
      clearInterval(timer);
      unsubscribe?.();
      resolve(holds);
    };
    const timer = setInterval(() => {
      left -= 1;
      if (condition()) settle(true);
      else if (left <= 0) settle(false);
    }, everyMs);
    unsubscribe = subscribe?.(() => {
      if (condition()) settle(true);
    });
  });
}
