import type { Finding } from '../verdicts/finding.ts';

/** A finding, and why it is accepted where it is. */
export interface ReportedFinding extends Finding {
  readonly accepted?: string;
}

/** What came of a scenario, or of one kind of bad request to an operation. */
export interface CaseResult {
  readonly group: string;
  readonly title: string;
  /** Why it was not done; undefined where it was. */
  readonly skipped?: string;
  readonly findings: readonly ReportedFinding[];
  readonly requests: number;
  /** In milliseconds. */
  readonly duration: number;
}

/** How often a documented status of an operation was seen. */
export interface CoveredStatus {
  readonly status: number;
  readonly seen: number;
}

/** An operation and which of its documented statuses were seen. */
export interface CoveredOperation {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly statuses: readonly CoveredStatus[];
}

/** Everything that a run or a recording found out. */
export interface RunResult {
  readonly service: string;
  readonly target: string;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly cases: readonly CaseResult[];
  readonly coverage: readonly CoveredOperation[];
  /** What the run made and did not delete again, in words. */
  readonly left?: readonly string[];
}

/** The findings of a run that make it fail. */
export function failures({ cases }: Pick<RunResult, 'cases'>): ReportedFinding[] {
  return cases.flatMap(({ findings }) => findings.filter(({ severity, accepted }) => severity === 'error' && accepted === undefined));
}

/** Whether a run could ask nothing at all: it proves nothing then. */
export const askedNothing = ({ cases, coverage }: RunResult): boolean =>
  failures({ cases }).length === 0 && coverage.every(({ statuses }) => statuses.every(({ seen }) => seen === 0));

/** What came of a run, in one sentence. */
export function verdictInWords(result: RunResult): string {
  const { service } = result;
  const failed = failures(result).length;
  if (askedNothing(result)) return `✗ ${service} was not tested: no operation could be asked.`;
  if (failed > 0) return `✗ ${service} leaves its contract: ${failed} ${failed === 1 ? 'finding' : 'findings'}.`;
  return `✓ ${service} keeps its contract as far as it was asked.`;
}

/** How much of a contract was seen, in counts. */
export function coverageCounts(
  coverage: readonly CoveredOperation[],
): Record<'operations' | 'seenOperations' | 'statuses' | 'seenStatuses', number> {
  const statuses = coverage.flatMap((one) => one.statuses);
  return {
    operations: coverage.length,
    // An operation that only refuses has not been seen at work.
    seenOperations: coverage.filter((one) => one.statuses.some(({ status, seen }) => status < 400 && seen > 0)).length,
    statuses: statuses.length,
    seenStatuses: statuses.filter(({ seen }) => seen > 0).length,
  };
}
