import { withRetries } from '@realmkit/openapi/retries';
import { BookRequestError } from './bookError.ts';
import type { PolicyRefresher } from './policyRefresher.ts';
import { isInFolder, needsPolicy, signUrl } from './signedUrl.ts';

/** Fetches a file of the book by its unsigned URL. @throws BookRequestError for every response that is not a success */
export type BookFetch = (url: string, init?: RequestInit) => Promise<Response>;

/** The options of the requests for a book's files. */
export interface BookFetchOptions {
  /** The folder of the book, absolute and with a trailing slash; only URLs in it are signed and fetched. */
  folder: string;
  policies: PolicyRefresher;
  /** Called for a 403 that a new policy did not fix (reader §8). */
  onForbidden?: ((error: BookRequestError) => void) | undefined;
  /** Called when a request has found no network and is sent again. */
  onUnreachable?: ((error: BookRequestError) => void) | undefined;
  fetch?: typeof globalThis.fetch | undefined;
  /** Returns whether the device has a network; without one a retry would only delay the notice. */
  isOnline?: (() => boolean) | undefined;
  /** Returns the milliseconds before the retry that follows an attempt; the first attempt is 0. */
  retryDelay?: ((attempt: number) => number) | undefined;
}

const isCancelled = (init: RequestInit | undefined): boolean => init?.signal?.aborted === true;

/** Creates the fetch function of a book: signed URLs, retries, one new policy after a 403, and errors by the catalogue (reader §4, §7, §8). */
export function createBookFetch(options: BookFetchOptions): BookFetch {
  const { folder, policies, onForbidden, onUnreachable = () => {}, fetch = globalThis.fetch, retryDelay } = options;
  const { isOnline = () => navigator.onLine } = options;
  const attempt = (url: string, init: RequestInit | undefined): Promise<Response> =>
    withRetries(fetch, { retryDelay, isOnline, onRetry: (error) => onUnreachable(new BookRequestError(0, url, error)) })(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      ...init,
    }).catch((error: unknown) => {
      throw isCancelled(init) ? error : new BookRequestError(0, url, error);
    });

  return async (url, init) => {
    if (!isInFolder(url, folder)) throw new BookRequestError(404, url, 'outside of the book');
    const signs = needsPolicy(url);
    const used = policies.current();
    const first = await attempt(signs ? signUrl(url, used) : url, init);
    if (first.ok) return first;
    if (first.status !== 403) throw new BookRequestError(first.status, url);
    let cause: unknown;
    try {
      const second = await attempt(signUrl(url, await policies.newerThan(used)), init);
      if (second.ok) return second;
      if (second.status !== 403) throw new BookRequestError(second.status, url);
    } catch (error) {
      if (isCancelled(init) || (error instanceof BookRequestError && error.status > 0)) throw error;
      cause = error;
    }
    const forbidden = new BookRequestError(403, url, cause);
    onForbidden?.(forbidden);
    throw forbidden;
  };
}
