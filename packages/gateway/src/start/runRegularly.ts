import { logFault } from '@realmkit/contract-engine/http';

/**
 * Runs work again and again, every some milliseconds, but never while it still runs: a sandbox may run for months without a start or a move of its clock. Returns a
 * function that ends it, and resolves when nothing runs any more.
 */
export function runRegularly(milliseconds: number, name: string, work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch((reason: unknown) => logFault(`The ${name} failed, and runs again later`, reason))
      .finally(() => {
        running = undefined;
      });
  }, milliseconds);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
