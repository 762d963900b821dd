import { HttpError, logFault } from '@realmkit/contract-engine/http';
import { isDatabaseFull, isDatabaseUnavailable } from '../database/unavailable.ts';

const full = new HttpError(
  503,
  { name: 'DatabaseFull', message: 'The disk of the database is full: nothing can be changed until it has room. Reading goes on.' },
  { 'Retry-After': '30' },
);
const unavailable = new HttpError(
  503,
  { name: 'DatabaseUnavailable', message: 'The database does not answer. Try again in a moment.' },
  { 'Retry-After': '1' },
);

/** Returns the 503 for an error that a full disk, or a lost or unreachable database caused, and logs its reason; undefined for any other error. */
export function databaseOutage(reason: unknown): HttpError | undefined {
  const outage = isDatabaseFull(reason) ? full : isDatabaseUnavailable(reason) ? unavailable : undefined;
  if (!outage) return undefined;
  const cause = reason instanceof Error ? (reason.cause ?? reason) : reason;
  logFault(outage === full ? 'The disk of the database is full' : 'The database does not answer', messageOf(cause));
  return outage;
}

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message || cause.name : String(cause));
