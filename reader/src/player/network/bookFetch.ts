import { BookRequestError } from './bookFault.ts';
import type { PolicyKeeper } from './policyKeeper.ts';
import { isInFolder, needsPolicy, signedBy } from './signedAddress.ts';

/** Fetches a file of the book by its plain address; throws BookRequestError for every answer that is not a success. */
export type BookFetch = (address: string, init?: RequestInit) => Promise<Response>;

/** What stands around the requests for a book's files. */
export interface BookFetchOptions {
  /** The folder of the book, absolute and with a slash at its end; only addresses in it are signed, and no other is fetched. */
  folder: string;
  keeper: PolicyKeeper;
  /** Told of a 403 that a new policy did not cure (reader §8). */
  onRefused?: ((error: BookRequestError) => void) | undefined;
  fetch?: typeof globalThis.fetch | undefined;
  /** Milliseconds before the retry that follows an attempt, the first attempt being 0. */
  retryDelay?: ((attempt: number) => number) | undefined;
}

/** How often a request is repeated on network errors and 5xx answers (reader §7, Retries). */
const maximumRetries = 3;

const growingDelay = (attempt: number): number => 300 * 2 ** attempt;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const isCancelled = (init: RequestInit | undefined): boolean => init?.signal?.aborted === true;

/** The network of a book: signed addresses, retries, one new policy after a 403, and errors by the catalogue (reader §4, §7, §8). */
export function createBookFetch({
  folder,
  keeper,
  onRefused,
  fetch = globalThis.fetch,
  retryDelay = growingDelay,
}: BookFetchOptions): BookFetch {
  const attempt = async (address: string, init: RequestInit | undefined, tried = 0): Promise<Response> => {
    const retry = async () => {
      await pause(retryDelay(tried));
      return attempt(address, init, tried + 1);
    };
    const mayRetry = () => tried < maximumRetries && !isCancelled(init);
    let response: Response;
    try {
      response = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer', ...init });
    } catch (error) {
      if (isCancelled(init)) throw error;
      if (mayRetry()) return retry();
      throw new BookRequestError(0, address, error);
    }
    return response.status >= 500 && mayRetry() ? retry() : response;
  };

  return async (address, init) => {
    if (!isInFolder(address, folder)) throw new BookRequestError(404, address, 'outside of the book');
    const signs = needsPolicy(address);
    const used = keeper.current();
    const first = await attempt(signs ? signedBy(address, used) : address, init);
    if (first.ok) return first;
    if (first.status !== 403) throw new BookRequestError(first.status, address);
    let cause: unknown;
    try {
      const second = await attempt(signedBy(address, await keeper.newerThan(used)), init);
      if (second.ok) return second;
      if (second.status !== 403) throw new BookRequestError(second.status, address);
    } catch (error) {
      if (isCancelled(init) || (error instanceof BookRequestError && error.status > 0)) throw error;
      cause = error;
    }
    const refused = new BookRequestError(403, address, cause);
    onRefused?.(refused);
    throw refused;
  };
}
