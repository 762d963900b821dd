/** Why a file is not taken as a workbook. */
export type FileErrorReason = 'notXlsx' | 'empty' | 'tooLarge' | 'notAWorkbook' | 'tooMuchInside' | 'tooManyRows' | 'unreadable' | 'noRows';

/** What an import takes at most; 10,000 rows are a large school authority's September. */
export const limits = {
  /** Of the file, in bytes. */
  bytes: 20_000_000,
  /** Of everything in it that is read, unpacked, in bytes. */
  unpackedBytes: 120_000_000,
  /** Of the sheet, the one with the headings not counted. */
  rows: 10_000,
  columns: 60,
} as const;

/** A file that cannot be imported, and why. */
export class WorkbookError extends Error {
  readonly reason: FileErrorReason;

  constructor(reason: FileErrorReason) {
    super(`The file cannot be imported: ${reason}`);
    this.reason = reason;
  }
}

/** What can be said of a file before it is read: it has to end in .xlsx and must not be empty (admin §5). */
export function checkFile({ name, size }: Pick<File, 'name' | 'size'>): FileErrorReason | undefined {
  if (!name.toLowerCase().endsWith('.xlsx')) return 'notXlsx';
  if (size === 0) return 'empty';
  return size > limits.bytes ? 'tooLarge' : undefined;
}
