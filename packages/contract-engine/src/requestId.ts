import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const storage = new AsyncLocalStorage<string>();

/**
 * Runs the work of a request under its id: the one that it has already, or that the client gave, if it has 8 to 64 letters, digits and dashes, else a new
 * one.
 */
export function runAsRequest<Result>(given: string | null | undefined, run: () => Result): Result {
  return storage.run(storage.getStore() ?? (given && /^[A-Za-z0-9-]{8,64}$/.test(given) ? given : randomUUID()), run);
}

/** Returns the id of the request for which the code runs; undefined for jobs and at the start. */
export const currentRequestId = (): string | undefined => storage.getStore();
