import type { ContractPlace, Finding } from '../verdicts/finding.ts';

/** A finding, with the reason if it is accepted. */
export interface ReportedFinding extends Finding {
  readonly accepted?: string;
  /** By what it was expected; undefined if the contract does not describe the operation. */
  readonly expectedBy?: ContractPlace;
  /** The seed of a run with random walks, which `--seed` walks again. */
  readonly seed?: number;
  /** The apps of the platform that are known to call the operation. */
  readonly calledBy?: readonly string[];
}

/** The result of a scenario, or of one kind of bad request to an operation. */
export interface CaseResult {
  readonly group: string;
  readonly title: string;
  /** The reason if the case was skipped. */
  readonly skipped?: string;
  readonly findings: readonly ReportedFinding[];
  readonly requests: number;
  /** In milliseconds. */
  readonly duration: number;
}

/** How often a documented status of an operation was seen. */
interface CoveredStatus {
  readonly status: number;
  readonly seen: number;
}

/** An operation and the documented statuses that were seen. */
export interface CoveredOperation {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly statuses: readonly CoveredStatus[];
}

/** The result of a run or of a recording. */
export interface RunResult {
  readonly service: string;
  readonly target: string;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly cases: readonly CaseResult[];
  readonly coverage: readonly CoveredOperation[];
  /** The resources that the run created and did not delete, as text. */
  readonly left?: readonly string[];
  /** The seed of the random walks beside a twin. */
  readonly seed?: number;
  /** What differs from the twin where the contract does not say what is right. */
  readonly unsaid?: readonly string[];
}

/** Returns the findings that make a run fail. */
export function failures({ cases }: Pick<RunResult, 'cases'>): ReportedFinding[] {
  return cases.flatMap(({ findings }) => findings.filter(({ severity, accepted }) => severity === 'error' && accepted === undefined));
}

/** Formats where a finding comes from, in lines: the place of the contract that expected something else, the seed, and the apps that it concerns. */
export const formatOrigin = ({ expectedBy, seed, calledBy }: ReportedFinding): string[] => [
  ...(expectedBy ? [`expected by ${[expectedBy.source ?? [], expectedBy.pointer].flat().join(' ')}`] : []),
  ...(seed === undefined ? [] : [`walked again by --seed ${seed}`]),
  ...(calledBy ? [`called by: ${calledBy.join(', ')}`] : []),
];

/** Returns whether a run saw no response and therefore proves nothing. */
export const testedNothing = ({ cases, coverage }: RunResult): boolean =>
  failures({ cases }).length === 0 && coverage.every(({ statuses }) => statuses.every(({ seen }) => seen === 0));

/** Formats the result of a run as one sentence. */
export function formatVerdict(result: RunResult): string {
  const { service } = result;
  const failureCount = failures(result).length;
  if (testedNothing(result)) return `✗ ${service} was not tested: no operation could be asked.`;
  if (failureCount > 0) return `✗ ${service} leaves its contract: ${failureCount} ${failureCount === 1 ? 'finding' : 'findings'}.`;
  return `✓ ${service} keeps its contract as far as it was asked.`;
}

/** Counts the operations and statuses of a contract that were seen. */
export function coverageCounts(
  coverage: readonly CoveredOperation[],
): Record<'operations' | 'seenOperations' | 'statuses' | 'seenStatuses', number> {
  const statuses = coverage.flatMap((one) => one.statuses);
  return {
    operations: coverage.length,
    // An operation that only returned errors does not count as seen.
    seenOperations: coverage.filter((one) => one.statuses.some(({ status, seen }) => status < 400 && seen > 0)).length,
    statuses: statuses.length,
    seenStatuses: statuses.filter(({ seen }) => seen > 0).length,
  };
}
