const ofTheLanguage = [TypeError, ReferenceError, SyntaxError, RangeError];

/** Formats an error for users: a thrown message with its causes, and an error of the language with its stack. */
export function formatError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Node tries several addresses of a name and reports all errors in one without a message.
  if (error instanceof AggregateError) return error.errors.map(formatError).join('\n');
  const words = ofTheLanguage.some((kind) => error instanceof kind) ? (error.stack ?? error.message) : error.message.trim();
  return error.cause === undefined ? words : `${words}\nbecause: ${formatError(error.cause)}`;
}
