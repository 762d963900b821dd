import { NetworkError } from '../errors/NetworkError.ts';
import type { RequestFetch } from './clientPolicies.ts';

/** Turns rejections of fetch into a NetworkError; an abort by the caller stays unchanged. */
export const withNetworkErrors =
  (fetch: RequestFetch): RequestFetch =>
  async (request) => {
    try {
      return await fetch(request);
    } catch (error) {
      if (request.signal.aborted) throw error;
      throw new NetworkError(request.url, error);
    }
  };
