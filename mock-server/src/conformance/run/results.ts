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
}

/** The findings of a run that make it fail. */
export function failures({ cases }: Pick<RunResult, 'cases'>): ReportedFinding[] {
  return cases.flatMap(({ findings }) => findings.filter(({ severity, accepted }) => severity === 'error' && accepted === undefined));
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
