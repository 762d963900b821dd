import fetchRetry from 'fetch-retry';
import type { RequestFetch } from '../clients/clientPolicies.ts';

/** How often a request is repeated on network errors and 5xx answers (shell §7 and §9). */
const maximumRetries = 3;

const firstDelay = 300;

/** Doubles from 300 ms on, and spreads callers over half of it, so that a service that comes back is not hit by all at once. */
const growingDelay = (attempt: number): number => Math.round(firstDelay * 2 ** attempt * (0.5 + Math.random() / 2));

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const fail = () => reject(signal.reason);
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });

/**
 * Repeats a request up to three times on network errors and 5xx answers, never one that was aborted nor without a network. A DELETE whose repetition answers 404
 * has succeeded: an earlier attempt deleted, and its answer was lost.
 */
export const withRetries =
  (fetch: RequestFetch, retryDelay: (attempt: number) => number = growingDelay, isOnline = () => true): RequestFetch =>
  async (request) => {
    let attempts = 0;
    const counted = (attempt: Request) => {
      attempts += 1;
      return fetch(attempt);
    };
    const retrying = fetchRetry(counted, {
      retryDelay,
      retryOn: (attempt, _error, response) =>
        attempt < maximumRetries && !request.signal.aborted && isOnline() && (response === null || response.status >= 500),
    });
    // The race ends the wait between two attempts when the caller gives up.
    const response = await Promise.race([retrying(request), aborted(request.signal)]);
    const repeatedDeletion = request.method === 'DELETE' && attempts > 1 && response.status === 404;
    return repeatedDeletion ? new Response(null, { status: 204 }) : response;
  };
