import { csvFile } from './files/csv.ts';
import { workbookFile } from './files/xlsx.ts';

/** The kinds of files that a list is exported as. */
export const exportFormats = ['xlsx', 'csv'] as const;

interface ExportedTexts {
  /** What the sheet is called. */
  readonly name: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly locale: string;
}

/** The file of a list: its headings, and the texts of its rows. */
export function exportedFile(format: (typeof exportFormats)[number], { name, headings, rows, locale }: ExportedTexts): Blob {
  // Where a comma divides whole from parts, spreadsheets expect semicolons.
  if (format === 'csv') return csvFile([headings, ...rows], locale.startsWith('en') ? ',' : ';');
  return workbookFile(name, [
    headings.map((text) => ({ text, style: 'heading' as const })),
    ...rows.map((texts) => texts.map((text) => ({ text }))),
  ]);
}
