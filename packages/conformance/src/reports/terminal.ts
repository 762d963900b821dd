import { coverageCounts, formatOrigin, formatVerdict, type RunResult } from '../core/results.ts';
import { curlOf } from '../verdicts/evidence.ts';
import { formatFinding } from '../verdicts/finding.ts';
import { type FindingGroup, groupedFindings } from './groupedFindings.ts';

const signs = { error: '✗', warning: '!', accepted: '~' } as const;

/** The longest command that is printed; the reports in files have all of it. */
const longestLine = 600;

function lines({ first, kind, count }: FindingGroup, target: string): string[] {
  const accepted = first.accepted === undefined ? '' : `: accepted, ${first.accepted}`;
  const { evidence } = first;
  const answer = evidence?.answer ? `${evidence.answer.status} ${evidence.answer.body.replaceAll(/\s+/g, ' ').slice(0, 160)}` : 'nothing';
  return [
    `${signs[kind]} ${formatFinding(first)}${accepted}`,
    ...(count === 1 ? [] : [`    and ${count - 1} more ${count === 2 ? 'time' : 'times'} at the same place`]),
    ...(kind === 'error' ? formatOrigin(first).map((line) => `    ${line}`) : []),
    ...(evidence && kind === 'error' ? [`    ${curlOf(target, evidence).slice(0, longestLine)}`, `    answered ${answer}`.trimEnd()] : []),
  ];
}

/** Renders a run as text for a terminal: errors, accepted deviations, skipped cases and coverage. */
export function terminalReport(result: RunResult): string {
  const { cases, coverage, service, target, left = [], unsaid = [], seed } = result;
  const skipped = cases.filter((one) => one.skipped !== undefined);
  const counts = coverageCounts(coverage);
  const requests = cases.reduce((sum, one) => sum + one.requests, 0);
  return [
    `${service} at ${target}`,
    ...groupedFindings(result).flatMap((group) => lines(group, target)),
    ...skipped.map(({ group, title, skipped: why }) => `- ${group === 'scenarios' ? '' : `${group}: `}${title}: left out, ${why}`),
    ...unsaid.slice(0, 20).map((what) => `? ${what}: the contract does not say what is right`),
    ...(unsaid.length > 20 ? [`? and ${unsaid.length - 20} more differences from the twin of which the contract says nothing`] : []),
    ...left.map((thing) => `+ ${thing} was made and is not deleted`),
    ...(seed === undefined ? [] : [`The random walks began at the seed ${seed}: --seed ${seed} walks them again.`]),
    `${requests} ${requests === 1 ? 'request' : 'requests'}. Operations seen at work: ${counts.seenOperations} of ${counts.operations}. Documented statuses seen: ${counts.seenStatuses} of ${counts.statuses}.${skipped.length === 0 ? '' : ` Left out: ${skipped.length} of ${cases.length} cases.`}`,
    formatVerdict(result),
  ].join('\n');
}
