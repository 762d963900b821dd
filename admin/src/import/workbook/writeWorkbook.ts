import type { TextCell } from '../../exports/files/xlsx.ts';
import type { ImportField } from '../fields.ts';
import type { ImportRow } from '../plan/ImportRow.ts';

/** What a workbook's cells say, in the language of the reader. */
interface WorkbookTexts {
  readonly heading: (field: ImportField) => string;
  /** Above the column with what is to be mended. */
  readonly remark: string;
  readonly errorText: (error: ImportRow['problems'][number]) => string;
}

/** An empty workbook to fill in: the headings of a country and type in its language, and one made-up row. */
export const templateData = (
  fields: readonly ImportField[],
  heading: WorkbookTexts['heading'],
  example: WorkbookTexts['heading'],
): TextCell[][] => [fields.map((field) => ({ text: heading(field), style: 'heading' })), fields.map((field) => ({ text: example(field) }))];

/** Rows that have to be mended, with the faulty cells marked and the reasons beside them. */
export function annotatedData(
  rows: readonly Pick<ImportRow, 'values' | 'problems'>[],
  fields: readonly ImportField[],
  { heading, remark, errorText }: WorkbookTexts,
): TextCell[][] {
  const line = ({ values, problems }: (typeof rows)[number]): TextCell[] => [
    ...fields.map((field): TextCell => {
      const text = values[field] ?? '';
      return problems.some((found) => found.field === field) ? { text, style: 'invalid' } : { text };
    }),
    { text: problems.map((found) => `${heading(found.field)}: ${errorText(found)}`).join(' · ') },
  ];
  const headings = [...fields.map(heading), remark].map((text): TextCell => ({ text, style: 'heading' }));
  return [headings, ...rows.map(line)];
}
