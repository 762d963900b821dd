import { logFault } from '@realmkit/contract-engine/http';

const hour = 3_600_000;

/** Runs a purge each hour: a sandbox may run for months without a start or a move of its clock. Returns a function that ends it. */
export function purgeHourly(purge: () => Promise<void>): () => void {
  const timer = setInterval(() => {
    purge().catch((reason: unknown) => logFault('The purge failed, and is tried again in an hour', reason));
  }, hour);
  timer.unref();
  return () => clearInterval(timer);
}
