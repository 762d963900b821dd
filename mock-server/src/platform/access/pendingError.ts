import { HttpError } from '@realmkit/contract-engine';

/** Seconds after which a request that could not wait any longer may come again. */
const retryAfterSeconds = 10;

/**
 * Thrown in a transaction of a person of whom a charge has not ended: 409 `ConflictError` with `Retry-After`, where waiting does not help. `ended` waits for the
 * end of the charge for some milliseconds, and returns whether it has ended.
 */
export class PendingError extends HttpError {
  readonly ended: (milliseconds: number) => Promise<boolean>;
  constructor(ended: (milliseconds: number) => Promise<boolean>) {
    const attributes = [{ attribute: 'payment', reason: 'pending' }];
    const body = { name: 'ConflictError', message: 'A payment of this person has not ended yet.', attributes };
    super(409, body, { 'Retry-After': String(retryAfterSeconds) });
    this.ended = ended;
  }
}

/**
 * Runs what a charge that has not ended keeps from running, again after its end, for as long as a number of milliseconds. The transaction that
 * `run` works in has to be its own: nobody waits in one.
 * @throws {PendingError} after that time.
 */
export async function runAfterCharges<Result>(milliseconds: number, run: () => Promise<Result>): Promise<Result> {
  const latest = performance.now() + milliseconds;
  for (;;) {
    try {
      return await run();
    } catch (reason) {
      if (!(reason instanceof PendingError) || !(await reason.ended(latest - performance.now()))) throw reason;
    }
  }
}

/** Returns whether a promise is fulfilled within a number of milliseconds; a rejection in that time is thrown. */
export async function isDoneWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), Math.max(0, milliseconds));
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
