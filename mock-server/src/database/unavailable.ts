/** Codes of Node's network errors, and of PostgreSQL's for a server that shuts down, starts up or has no connection left. */
const codes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|57P0[123]|53300)$/;

/** Messages of pg for a lost connection, which have no code. */
const messages =
  /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|timeout exceeded when)/;

/** Returns whether an error, or one of its causes, says that the database cannot be reached or that the connection to it was lost. */
export function isDatabaseUnavailable(reason: unknown): boolean {
  if (!(reason instanceof Error)) return false;
  if ('code' in reason && typeof reason.code === 'string' && codes.test(reason.code)) return true;
  return messages.test(reason.message) || isDatabaseUnavailable(reason.cause);
}
