import type { BookCheckResult } from './checkBook.ts';

const marks = { passed: '✓', failed: '✗', 'not applicable': '–' } as const;

/** One judgement as a line: mark, id, level, what was asked, result, reason. */
export const lineOf = ({ id, level, question, kind, result, reason }: BookCheckResult): string =>
  `${marks[result]} ${id} [${level}] ${kind === 'specific' ? '' : `${question}: `}${result}${reason ? `: ${reason}` : ''}`;

const share = (judgements: readonly BookCheckResult[]): string => {
  const of = (wanted: BookCheckResult['result']) => judgements.filter(({ result }) => result === wanted).length;
  return `${of('passed')} passed, ${of('failed')} failed, ${of('not applicable')} not applicable`;
};

/** The sums: by area and level for the tests' own criteria, apart from them what any publication shows, and all in one at the end. */
export function figures(judgements: readonly BookCheckResult[]): string[] {
  const lines: string[] = [];
  const specific = judgements.filter(({ kind }) => kind === 'specific');
  const family = judgements.filter(({ kind }) => kind === 'family');
  const general = judgements.filter(({ kind }) => kind === 'general');
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
  const failed = judgements.filter(({ result }) => result === 'failed');
  if (failed.length > 0)
    lines.push('', 'Failed:', ...failed.map(({ id, level, question, reason }) => `  ${id} [${level}] ${question}: ${reason ?? ''}`));
  lines.push('', `${judgements.filter(({ result }) => result === 'passed').length} passed, ${failed.length} failed`);
  return lines;
}
