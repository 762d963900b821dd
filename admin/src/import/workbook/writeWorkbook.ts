import type { TextCell } from '@realmkit/admin-kit';
import type { ImportField } from '../fields.ts';
import type { ImportRow } from '../plan/ImportRow.ts';

/** The texts of a workbook, in the user's language. */
interface WorkbookTexts {
  readonly heading: (field: ImportField) => string;
  /** The heading of the column with the errors. */
  readonly remark: string;
  readonly errorText: (error: ImportRow['problems'][number]) => string;
}

/** Returns the cells of a template: the headings of a realm and type in the user's language, and one example row. */
export const templateData = (
  fields: readonly ImportField[],
  heading: WorkbookTexts['heading'],
  example: WorkbookTexts['heading'],
): TextCell[][] => [fields.map((field) => ({ text: heading(field), style: 'heading' })), fields.map((field) => ({ text: example(field) }))];

/** Returns the cells of rows with errors: the invalid cells marked, and the errors in a last column. */
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
