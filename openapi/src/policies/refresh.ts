import type { RequestFetch } from './clientPolicies.ts';

/** Refreshes the token once after a 401 to a request with a bearer token, and repeats the request once. */
export const withRefresh = (fetch: RequestFetch, refreshAccessToken?: () => Promise<string | undefined>): RequestFetch => {
  if (!refreshAccessToken) return fetch;
  return async (request) => {
    if (!request.headers.has('Authorization')) return fetch(request);
    const repetition = request.clone();
    const response = await fetch(request);
    if (response.status !== 401) return response;
    const token = await refreshAccessToken();
    if (token === undefined) return response;
    repetition.headers.set('Authorization', `Bearer ${token}`);
    return fetch(repetition);
  };
};
