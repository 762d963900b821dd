import { type CaseResult, failures, formatOrigin, type RunResult } from '../core/results.ts';
import { curlOf } from '../verdicts/evidence.ts';
import { formatFinding } from '../verdicts/finding.ts';

const statusOf = (one: CaseResult): 'passed' | 'failed' | 'skipped' =>
  failures({ cases: [one] }).length > 0 ? 'failed' : one.skipped === undefined ? 'passed' : 'skipped';

/** Renders a run in the Common Test Report Format, with a test for each scenario and each kind of bad request. */
export function ctrfReport({ service, target, startedAt, cases }: RunResult): string {
  const count = (status: ReturnType<typeof statusOf>): number => cases.filter((one) => statusOf(one) === status).length;
  const start = Date.parse(startedAt);
  const stop = start + Math.round(cases.reduce((sum, { duration }) => sum + duration, 0));
  const counts = { tests: cases.length, passed: count('passed'), failed: count('failed'), skipped: count('skipped'), pending: 0, other: 0 };
  const tests = cases.map((one) => {
    const [first] = failures({ cases: [one] });
    const message = first ? formatFinding(first) : one.skipped;
    return {
      ...{ name: one.title, suite: [service, one.group], status: statusOf(one), duration: Math.round(one.duration) },
      ...(message !== undefined && { message }),
      ...(first && { trace: [...formatOrigin(first), ...(first.evidence ? [curlOf(target, first.evidence)] : [])].join('\n') }),
    };
  });
  const results = { tool: { name: 'realmkit conform' }, summary: { ...counts, start, stop }, tests };
  return `${JSON.stringify({ reportFormat: 'CTRF', specVersion: '0.0.0', results }, null, 2)}\n`;
}
