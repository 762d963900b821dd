import { csvFile } from '@realmkit/shell';
import { workbookFile } from './files/xlsx.ts';

/** The file formats of an export. */
export const exportFormats = ['xlsx', 'csv'] as const;

interface ExportedTexts {
  /** The name of the sheet. */
  readonly name: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly locale: string;
}

/** Creates the file of a list from its headings and the texts of its rows. */
export function exportedFile(format: (typeof exportFormats)[number], { name, headings, rows, locale }: ExportedTexts): Blob {
  if (format === 'csv') return csvFile([headings, ...rows], locale);
  return workbookFile(name, [
    headings.map((text) => ({ text, style: 'heading' as const })),
    ...rows.map((texts) => texts.map((text) => ({ text }))),
  ]);
}
