/** Codes of Node's network errors, and of PostgreSQL's for a server that shuts down, starts up or has no connection left. */
const codes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|57P0[123]|53300)$/;

/** Messages of pg for a lost connection, which have no code. */
const messages =
  /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|timeout exceeded when)/;

/** PostgreSQL's code for a disk without room. */
const diskFull = '53100';
/** PostgreSQL's code for a database that crashed. */
const crashShutdown = '57P02';
/** PostgreSQL's code for a transaction that met a write of another one, and may begin again. */
const serializationFailure = '40001';

/** Creates the error of a write that was not begun, because the disk has too little room. */
export const databaseFull = (cause?: unknown): Error =>
  Object.assign(new Error('The disk of the database has too little room.', { cause }), { code: diskFull });

/** Creates the error of an embedded database that must be opened again. */
export const databaseLost = (cause: unknown): Error =>
  Object.assign(new Error(`The database stopped: ${cause instanceof Error ? cause.message : cause}`, { cause }), { code: crashShutdown });

/** Returns whether an error, or one of its causes, has a property that `matches`. */
function isCausedBy(reason: unknown, matches: (reason: Error, code: string | undefined) => boolean): boolean {
  if (!(reason instanceof Error)) return false;
  const code = 'code' in reason && typeof reason.code === 'string' ? reason.code : undefined;
  return matches(reason, code) || isCausedBy(reason.cause, matches);
}

/** Returns whether an error, or one of its causes, says that the database cannot be reached or that the connection to it was lost. */
export const isDatabaseUnavailable = (reason: unknown): boolean =>
  isCausedBy(reason, ({ message }, code) => (code !== undefined && codes.test(code)) || messages.test(message));

/** Returns whether an error, or one of its causes, says that the disk of the database is full. */
export const isDatabaseFull = (reason: unknown): boolean => isCausedBy(reason, (_, code) => code === diskFull);

/** Returns whether an error, or one of its causes, says that a transaction met a write of another one, and may begin again. */
export const isWriteConflict = (reason: unknown): boolean => isCausedBy(reason, (_, code) => code === serializationFailure);
