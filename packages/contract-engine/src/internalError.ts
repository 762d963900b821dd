/** Returns whether an error carries a statement and its parameters, as Drizzle's errors do, in its message too. */
const isQueryError = (reason: Error): boolean => 'query' in reason && 'params' in reason;

/** Returns the message of an error for the response; that of a failed query would hold its statement and parameters. */
export function internalErrorMessage(reason: unknown): string {
  if (!(reason instanceof Error)) return String(reason);
  return isQueryError(reason) ? 'A query failed; the log says why.' : reason.message;
}

/**
 * Formats an error for the log, without the statements and parameters of failed queries: they hold personal data and hashes. What the database
 * said and the place in the code remain.
 */
export function formatInternalError(reason: unknown): string {
  if (!(reason instanceof Error)) return String(reason);
  if (!isQueryError(reason)) return reason.stack ?? reason.message;
  const { cause, stack = '' } = reason;
  const place = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return [`A query failed: ${cause instanceof Error ? cause.message : 'unknown'}`, ...place].join('\n');
}
