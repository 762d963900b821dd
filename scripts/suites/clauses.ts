import type { TestRun } from './testRuns.ts';

/** The pages of `docs/spec-coverage`, one for each page of the specification. */
export const clausePages = ['shell', 'admin', 'reader'] as const;

/** Clauses by the name that a test carries, such as `shell §4.12`, with what they say. */
export type Clauses = ReadonlyMap<string, string>;

const itemPattern = /^- (?<number>§\d+(?: [^.]+)?\.[1-9]\d*) (?<says>.+)$/;

/**
 * Parses the list of a page.
 * @throws Error for an item without a number and a sentence, and for a number that stands twice.
 */
export function parseClauses(page: string, markdown: string): Clauses {
  const clauses = new Map<string, string>();
  for (const line of markdown.split('\n').filter((text) => text.startsWith('-'))) {
    const { number, says } = itemPattern.exec(line)?.groups ?? {};
    if (!number || !says) throw new Error(`${page}: not an item like "- §4.12 A sentence.": ${line}`);
    const clause = `${page} ${number}`;
    if (clauses.has(clause)) throw new Error(`${clause} stands twice`);
    clauses.set(clause, says);
  }
  return clauses;
}

/**
 * Joins the clauses with the tests that carry them. Returns the clauses without a test, and the problems: tests with an unknown clause or that failed,
 * and clauses that had a test before and of which none ran now.
 */
export function joinClauses(clauses: Clauses, runs: readonly TestRun[], before: readonly string[]) {
  const carried = runs.flatMap((run) => (run.clauses ?? []).map((clause) => ({ ...run, clause })));
  const tested = new Set(carried.map(({ clause }) => clause));
  const problems = [
    ...carried
      .filter(({ clause }) => !clauses.has(clause))
      .map(({ clause, file, title }) => `There is no clause ${clause}: ${file}: ${title}`),
    ...carried.filter(({ passed }) => !passed).map(({ clause, file, title }) => `${clause}: its test failed: ${file}: ${title}`),
    ...before
      .filter((clause) => clauses.has(clause) && !tested.has(clause))
      .map((clause) => `${clause}: it had a test at the last commit, and none ran now`),
  ];
  return { untested: [...clauses.keys()].filter((clause) => !tested.has(clause)), problems: [...new Set(problems)] };
}
