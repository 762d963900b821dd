import fetchRetry from 'fetch-retry';
import type { RequestFetch } from '../clients/clientPolicies.ts';

/** The number of retries on network errors and 5xx responses (shell §7 and §9). */
const maximumRetries = 3;

const firstDelay = 300;

/** Returns an exponential backoff from 300 ms on, with jitter over half of it, so that clients do not hit a recovering service at the same time. */
const backoffWithJitter = (attempt: number): number => Math.round(firstDelay * 2 ** attempt * (0.5 + Math.random() / 2));

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const fail = () => reject(signal.reason);
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });

/**
 * Retries a request up to three times on network errors and 5xx responses, unless it was aborted or there is no network. A DELETE whose retry gets
 * 404 has succeeded: an earlier attempt deleted, and its response was lost.
 */
export const withRetries =
  (fetch: RequestFetch, retryDelay: (attempt: number) => number = backoffWithJitter, isOnline = () => true): RequestFetch =>
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
