/** How often and how long to wait, and an event that may end the wait early. */
export interface WaitOptions {
  readonly tries: number;
  readonly everyMs: number;
  /** Calls back whenever the condition may have changed; returns the end of the subscription. */
  readonly subscribe?: (onChange: () => void) => () => void;
}

/** Waits until a condition holds, and says whether it did within `tries` looks `everyMs` apart; the event settles it at once. */
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
