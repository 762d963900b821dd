import { signInPath } from './signInHref.ts';
import { type SignInRecord, takeSignInRecord } from './signInRecord.ts';

/** The authorization response with which the auth service returned the visitor. */
export interface AuthorizationResponse {
  /** The query of the response: code and state, or error and state. */
  readonly parameters: URLSearchParams;
  readonly state: string;
  readonly record: SignInRecord | undefined;
}

/**
 * Removes an authorization response from the URL before anything else can read it, and restores the redirect of its sign-in. Returns
 * undefined for a URL without one.
 */
export function takeAuthorizationResponse(
  location: Pick<Location, 'pathname' | 'search'>,
  history: Pick<History, 'replaceState'>,
  records: Storage,
): AuthorizationResponse | undefined {
  if (location.pathname !== signInPath) return undefined;
  const parameters = new URLSearchParams(location.search);
  const state = parameters.get('state');
  if (state === null || !(parameters.has('code') || parameters.has('error'))) return undefined;
  const record = takeSignInRecord(records, state);
  const query = record?.redirect === undefined ? '' : `?${new URLSearchParams({ redirect: record.redirect })}`;
  history.replaceState(null, '', signInPath + query);
  return { parameters, state, record };
}
