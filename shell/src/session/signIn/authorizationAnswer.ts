import { signInPath } from './signInAddress.ts';
import { type SignInRecord, takeSignInRecord } from './signInRecord.ts';

/** What the auth service sent the visitor back with. */
export interface AuthorizationAnswer {
  /** The answer's query: code and state, or error and state. */
  readonly parameters: URLSearchParams;
  readonly state: string;
  readonly record: SignInRecord | undefined;
}

/**
 * Takes an answer of the auth service off the address before anything else can read it, and leaves the sign-in address the visitor came
 * from. Undefined when the address carries no answer.
 */
export function takeAuthorizationAnswer(
  location: Pick<Location, 'pathname' | 'search'>,
  history: Pick<History, 'replaceState'>,
  records: Storage,
): AuthorizationAnswer | undefined {
  if (location.pathname !== signInPath) return undefined;
  const parameters = new URLSearchParams(location.search);
  const state = parameters.get('state');
  if (state === null || !(parameters.has('code') || parameters.has('error'))) return undefined;
  const record = takeSignInRecord(records, state);
  const left = record?.redirect === undefined ? '' : `?${new URLSearchParams({ redirect: record.redirect })}`;
  history.replaceState(null, '', signInPath + left);
  return { parameters, state, record };
}
