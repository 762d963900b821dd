import type { RequestFetch } from '../clients/clientPolicies.ts';
import { NetworkError } from '../errors/NetworkError.ts';

/** Turns what fetch rejects with into a NetworkError; what the caller aborted stays as it is. */
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
