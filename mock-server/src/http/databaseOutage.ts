import { HttpError } from '@realmkit/contract-engine/http';
import { isDatabaseUnavailable } from '../database/unavailable.ts';

/** Returns the 503 for an error that a lost or unreachable database caused, and logs its reason; undefined for any other error. */
export function databaseOutage(reason: unknown): HttpError | undefined {
  if (!isDatabaseUnavailable(reason)) return undefined;
  const cause = reason instanceof Error ? (reason.cause ?? reason) : reason;
  console.error(`The database does not answer: ${cause instanceof Error ? cause.message || cause.name : cause}`);
  return new HttpError(503, { name: 'DatabaseUnavailable', message: 'The database does not answer. Try again in a moment.' });
}
