import { type CellValue, readSheet } from 'read-excel-file/universal';
import { limits, WorkbookError } from './checkFile.ts';
import { unpackWorkbook } from './unpack.ts';

/** The text of a workbook's first sheet. */
export interface SheetText {
  readonly headings: readonly string[];
  readonly rows: readonly SheetRow[];
}

/** A row that is not empty. */
export interface SheetRow {
  /** The row number in Excel: the headings are row 1. */
  readonly number: number;
  /** One text for each heading, empty for an empty cell. */
  readonly cells: readonly string[];
}

/** Normalises a text: composes its letters, drops invisible characters and collapses white space. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Cc}\p{Zs}]+/gu, ' ')
    .trim();

function textOf(value: CellValue | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return plain(String(value));
}

/**
 * Reads the first sheet of a workbook: the last results of formulas, never the formulas; of merged cells only the first has the text.
 * @throws WorkbookError
 */
export async function readRows(bytes: Uint8Array): Promise<SheetText> {
  const packed = unpackWorkbook(bytes);
  // Not reported: the user reads that the file is unreadable.
  const sheet = await readSheet(packed).catch(() => {
    throw new WorkbookError('unreadable');
  });
  const [first = [], ...others] = sheet;
  const headings = first.slice(0, limits.columns).map(textOf);
  const rows = others
    .map((row, index) => ({ number: index + 2, cells: headings.map((_, column) => textOf(row[column])) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (rows.length === 0 || headings.every((heading) => heading === '')) throw new WorkbookError('noRows');
  if (rows.length > limits.rows) throw new WorkbookError('tooManyRows');
  return { headings, rows };
}
