import type { ReportedFinding, RunResult } from '../core/results.ts';

/** Findings with the same rule and place, with the faults of the requests that caused them. */
export interface FindingGroup {
  readonly first: ReportedFinding;
  readonly kind: 'error' | 'warning' | 'accepted';
  readonly count: number;
  /** The faults of the requests, each once. */
  readonly requestFaults: readonly string[];
}

const order = ['error', 'warning', 'accepted'] as const;

const kindOf = ({ severity, accepted }: ReportedFinding): FindingGroup['kind'] => (accepted === undefined ? severity : 'accepted');

/** Groups the findings of a run by place: errors first, then warnings, then accepted findings. */
export function groupedFindings({ cases }: Pick<RunResult, 'cases'>): FindingGroup[] {
  const groups = new Map<string, ReportedFinding[]>();
  for (const finding of cases.flatMap((one) => one.findings)) {
    const { rule, operation, status, place } = finding;
    const key = JSON.stringify([kindOf(finding), rule, operation, status, place]);
    const known = groups.get(key);
    if (known) known.push(finding);
    else groups.set(key, [finding]);
  }
  return [...groups.values()]
    .flatMap((findings): FindingGroup[] => {
      const [first] = findings;
      const requestFaults = [...new Set(findings.flatMap((one) => one.asked ?? []))];
      return first ? [{ first, kind: kindOf(first), count: findings.length, requestFaults }] : [];
    })
    .sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}
