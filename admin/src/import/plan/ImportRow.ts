import type { ImportField, UserData } from '../fields.ts';
import type { CellErrorReason } from './values.ts';

/** What is wrong with a cell. */
export interface CellError {
  readonly field: ImportField;
  readonly reason: CellErrorReason;
  /** What the service said, where that is all that is known. */
  readonly detail?: string;
}

/** A value that an import sets. */
export interface CellChange {
  readonly field: ImportField;
  readonly before: string | null;
  readonly after: string;
}

/** A group, by its name and where it is. */
export interface GroupPlace {
  readonly organizationId: number;
  readonly name: string;
}

/** What an import would do with a row. */
export interface ImportRow {
  /** As Excel counts. */
  readonly number: number;
  /** As the workbook has them. */
  readonly values: Readonly<Partial<Record<ImportField, string>>>;
  /** Rows with problems are `skip` too. */
  readonly action: 'create' | 'change' | 'skip';
  /** Who it is, where the platform knows the person. */
  readonly personId?: number;
  /** What is written; empty where only groups change. */
  readonly data: UserData;
  /** The groups that the person shall be in afterwards, by id where they exist; absent where they stay as they are. */
  readonly groups?: readonly (number | GroupPlace)[];
  readonly changes: readonly CellChange[];
  readonly problems: readonly CellError[];
}

/** How two names of groups at an organisation are found to be the same. */
export const groupKey = ({ organizationId, name }: GroupPlace): string => `${organizationId} ${name.toLowerCase()}`;
