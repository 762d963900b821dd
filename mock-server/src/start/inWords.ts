/** An error for people: what was thrown to be read is given as it is, everything else with the place it came from. */
export function inWords(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  return problem.constructor === Error && !('code' in problem) ? problem.message : (problem.stack ?? problem.message);
}
