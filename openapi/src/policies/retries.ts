/** The number of retries on network errors and 5xx responses (shell §7 and §9, reader §7). */
const maximumRetries = 3;

const firstDelay = 300;

/** Returns an exponential backoff from 300 ms on, with jitter over half of it, so that clients do not hit a recovering service at the same time. */
const backoffWithJitter = (attempt: number): number => Math.round(firstDelay * 2 ** attempt * (0.5 + Math.random() / 2));

/** Rejects with the reason of a signal as soon as it is aborted. */
export const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const fail = () => reject(signal.reason);
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });

/** Returns the signal that ends a request. */
export const signalOf = (input: RequestInfo | URL, init: RequestInit | undefined): AbortSignal | undefined =>
  init?.signal ?? (input instanceof Request ? input.signal : undefined);

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';

/** When and whether a failed request is sent again. */
export interface RetryOptions {
  /** Returns the milliseconds to wait before the retry that follows the given attempt, counted from 0. */
  readonly retryDelay?: ((attempt: number) => number) | undefined;
  /** Returns whether the device has a network; without one nothing is retried. */
  readonly isOnline?: (() => boolean) | undefined;
  /** Called with each network error that is followed by a retry. */
  readonly onRetry?: ((error: unknown) => void) | undefined;
}

/**
 * Returns a fetch that retries up to three times on network errors and 5xx responses, unless the request was aborted, had no answer in time, or there
 * is no network. It is the only one: calls, log-in, tokens, and files of books are sent by it. All attempts are one act: the same body under the same
 * Idempotency-Key. A DELETE whose retry gets 404 has succeeded: an earlier attempt deleted, and its response was lost.
 */
export const withRetries =
  (
    fetch: typeof globalThis.fetch,
    { retryDelay = backoffWithJitter, isOnline = () => true, onRetry = () => {} }: RetryOptions = {},
  ): typeof globalThis.fetch =>
  async (input, init) => {
    const request = input instanceof Request ? input : undefined;
    const signal = signalOf(input, init);
    const end = signal ? aborted(signal) : new Promise<never>(() => undefined);
    // Not reported: the attempt or the wait that it ends rejects with it.
    end.catch(() => undefined);
    for (let attempt = 0; ; attempt += 1) {
      const mayRetry = () => attempt < maximumRetries && !signal?.aborted && isOnline();
      try {
        const response = await Promise.race([fetch(request?.clone() ?? input, init), end]);
        if (attempt > 0 && response.status === 404 && (init?.method ?? request?.method) === 'DELETE')
          return new Response(null, { status: 204 });
        if (response.status < 500 || !mayRetry()) return response;
      } catch (error) {
        if (isTimeout(error) || !mayRetry()) throw error;
        onRetry(error);
      }
      const delay = retryDelay(attempt);
      await Promise.race([new Promise((resolve) => setTimeout(resolve, delay)), end]);
    }
  };
