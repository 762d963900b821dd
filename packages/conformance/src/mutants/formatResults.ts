import { type Column, columns, type Judged, type KindResult, type Measured, type Verdict } from './measure.ts';

const titles: Readonly<Record<Column, string>> = { same: 'twin, same data', made: 'twin, other data', none: 'no twin' };

const count = (judged: readonly Judged[], column: Column, verdict: Verdict): number =>
  judged.filter(({ verdicts }) => verdicts[column] === verdict).length;

function row({ kind, judged, withoutWitness }: Omit<KindResult, 'structure'>, measured: readonly Column[]): readonly string[] {
  const share = (column: Column): string => {
    const caught = count(judged, column, 'caught');
    return judged.length === 0 ? '–' : `${caught} (${Math.floor((100 * caught) / judged.length)} %)`;
  };
  return [
    kind,
    String(judged.length),
    String(new Set(judged.map(({ mutant }) => `${mutant.service} ${mutant.operation}`)).size),
    ...measured.map(share),
    measured.map((column) => count(judged, column, 'asked')).join(', '),
    String(withoutWitness),
  ];
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Formats what became of a mutant as one line. */
export function formatJudged({ mutant: { kind, service, operation, what }, verdicts, differing }: Judged): string {
  const words = columns.flatMap((column) => (verdicts[column] ? [`${titles[column]}: ${verdicts[column]}`] : []));
  return `${kind} | ${service} ${operation} | ${what} | ${words.join(', ')} | ${differing.join(', ')}`;
}

/** Formats the results of a measure as a table of Markdown, structure last, and the time of a mutant below it. */
export function formatResults({ kinds: results, falseAlarms }: Measured, measured: readonly Column[]): string {
  const behaviour = results.filter(({ structure }) => !structure);
  const every = results.flatMap(({ judged }) => judged);
  const average = (time: (judged: Judged) => number): number =>
    Math.round(every.reduce((sum, one) => sum + time(one), 0) / (every.length || 1));
  const head = [
    'kind',
    'mutants',
    'operations',
    ...measured.map((column) => titles[column]),
    'asked and not looked at',
    'without a witness',
  ];
  const all = {
    kind: 'all kinds of behaviour',
    judged: behaviour.flatMap(({ judged }) => judged),
    withoutWitness: behaviour.reduce((sum, one) => sum + one.withoutWitness, 0),
  };
  return [
    line(head),
    line(head.map(() => '---')),
    ...[...behaviour, all, ...results.filter(({ structure }) => structure)].map((one) => line(row(one, measured))),
    '',
    ...falseAlarms.map((one) => `False alarm on the right service: ${one}`),
    `A mutant takes ${average(({ times }) => times.witness)} ms for its witness and ${average(({ times }) => times.run)} ms for its runs on average.`,
  ].join('\n');
}
