import type { ReportedFinding, RunResult } from '../run/results.ts';

/** The same fault at the same place, with every way in which it was brought about. */
export interface FindingGroup {
  readonly first: ReportedFinding;
  readonly kind: 'error' | 'warning' | 'accepted';
  readonly count: number;
  /** How the requests were spoiled, each once. */
  readonly asked: readonly string[];
}

const order = ['error', 'warning', 'accepted'] as const;

const kindOf = ({ severity, accepted }: ReportedFinding): FindingGroup['kind'] => (accepted === undefined ? severity : 'accepted');

/** The findings of a run, each place once: errors first, then warnings, then what is accepted. */
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
      const asked = [...new Set(findings.flatMap((one) => one.asked ?? []))];
      return first ? [{ first, kind: kindOf(first), count: findings.length, asked }] : [];
    })
    .sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}
