import { coverageCounts, failures, type RunResult } from '../run/results.ts';
import { findingInWords } from '../verdicts/finding.ts';

/** A run in words for a terminal: what is wrong, what is accepted, what was left out, and how much was seen. */
export function terminalReport(result: RunResult): string {
  const { cases, coverage, service, target } = result;
  const findings = cases.flatMap((one) => one.findings);
  const failed = failures(result);
  const warnings = findings.filter(({ severity, accepted }) => severity === 'warning' && accepted === undefined);
  const accepted = findings.filter((finding) => finding.accepted !== undefined);
  const skipped = cases.filter((one) => one.skipped !== undefined);
  const counts = coverageCounts(coverage);
  const requests = cases.reduce((sum, one) => sum + one.requests, 0);
  return [
    `${service} at ${target}`,
    ...failed.map((finding) => `✗ ${findingInWords(finding)}`),
    ...warnings.map((finding) => `! ${findingInWords(finding)}`),
    ...accepted.map((finding) => `~ ${findingInWords(finding)}: accepted, ${finding.accepted}`),
    ...skipped.map(({ title, skipped: why }) => `- ${title}: left out, ${why}`),
    `${requests} requests. Operations seen at work: ${counts.seenOperations} of ${counts.operations}. Documented statuses seen: ${counts.seenStatuses} of ${counts.statuses}.`,
    failed.length === 0
      ? `✓ ${service} keeps its contract as far as it was asked.`
      : `✗ ${service} leaves its contract in ${failed.length} ${failed.length === 1 ? 'place' : 'places'}.`,
  ].join('\n');
}
