/** The reason why a file cannot be imported. */
export type FileErrorReason = 'notXlsx' | 'empty' | 'tooLarge' | 'notAWorkbook' | 'tooMuchInside' | 'tooManyRows' | 'unreadable' | 'noRows';

/** The limits of an import; 10,000 rows cover a large school authority at the start of a school year. */
export const limits = {
  /** The size of the file, in bytes. */
  bytes: 20_000_000,
  /** The unpacked size of everything that is read from it, in bytes. */
  unpackedBytes: 120_000_000,
  /** The rows of the sheet, without the headings. */
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

/** Checks a file before it is read: its name has to end in .xlsx, and it must not be empty (admin §5) or too large. */
export function checkFile({ name, size }: Pick<File, 'name' | 'size'>): FileErrorReason | undefined {
  if (!name.toLowerCase().endsWith('.xlsx')) return 'notXlsx';
  if (size === 0) return 'empty';
  return size > limits.bytes ? 'tooLarge' : undefined;
}
