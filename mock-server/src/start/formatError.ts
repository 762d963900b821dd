const ofTheLanguage = [TypeError, ReferenceError, SyntaxError, RangeError];

/** An error for people: what was thrown to be read is given as it is and with its causes, a fault of the program with the place it came from. */
export function formatError(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  // Node tries several addresses of a name and reports all that failed in one error without words.
  if (problem instanceof AggregateError) return problem.errors.map(formatError).join('\n');
  const words = ofTheLanguage.some((kind) => problem instanceof kind) ? (problem.stack ?? problem.message) : problem.message.trim();
  return problem.cause === undefined ? words : `${words}\nbecause: ${formatError(problem.cause)}`;
}
