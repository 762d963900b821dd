import type { BookCheckResult } from './checkBook.ts';

const marks = { passed: '✓', failed: '✗', 'not applicable': '–' } as const;

/** Formats a result as a line: mark, id, level, criterion, result, reason. */
export const formatResult = ({ id, level, question, kind, result, reason }: BookCheckResult): string =>
  `${marks[result]} ${id} [${level}] ${kind === 'specific' ? '' : `${question}: `}${result}${reason ? `: ${reason}` : ''}`;

const share = (results: readonly BookCheckResult[]): string => {
  const of = (outcome: BookCheckResult['result']) => results.filter(({ result }) => result === outcome).length;
  return `${of('passed')} passed, ${of('failed')} failed, ${of('not applicable')} not applicable`;
};

/** Returns the lines of the summary: by area and level for the tests' own criteria, separately for the general checks, and the totals at the end. */
export function summaryLines(results: readonly BookCheckResult[]): string[] {
  const lines: string[] = [];
  const specific = results.filter(({ kind }) => kind === 'specific');
  const family = results.filter(({ kind }) => kind === 'family');
  const general = results.filter(({ kind }) => kind === 'general');
  const part = (rows: readonly BookCheckResult[], nameOf: (row: BookCheckResult) => string) => {
    for (const [name, own] of Map.groupBy(rows, nameOf)) lines.push(`  ${name.padEnd(34)} ${share(own)}`);
  };
  if (specific.length > 0) {
    lines.push('', 'By the pass criterion of each test:');
    part(specific, ({ id, level }) => `${id.split(/[-_]/)[0]} ${level}`);
    part(specific, ({ level }) => `all ${level}`);
  }
  if (family.length > 0) {
    lines.push('', 'By what the family of a test is about:');
    part(family, ({ id, level }) => `${id.split(/[-_]/)[0]} ${level}`);
  }
  if (general.length > 0) {
    lines.push('', 'By what any publication shows:');
    part(general, ({ question }) => question);
  }
  const failed = results.filter(({ result }) => result === 'failed');
  if (failed.length > 0)
    lines.push('', 'Failed:', ...failed.map(({ id, level, question, reason }) => `  ${id} [${level}] ${question}: ${reason ?? ''}`));
  lines.push('', `${results.filter(({ result }) => result === 'passed').length} passed, ${failed.length} failed`);
  return lines;
}
