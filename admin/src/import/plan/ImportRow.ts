import type { ValidationReason } from '@realmkit/admin-kit';
import type { ImportField, UserData } from '../fields.ts';

/** An error of a cell. */
export interface CellError {
  readonly field: ImportField;
  readonly reason: ValidationReason;
  /** The service's message, if nothing else is known. */
  readonly detail?: string;
}

/** A value that an import changes. */
export interface CellChange {
  readonly field: ImportField;
  readonly before: string | null;
  readonly after: string;
}

/** The kind of a group: a pupil is in one class of a school at a time, and in any number of other groups. */
export type GroupType = 'class' | 'group';

/** A group that is identified by its name and organisation. */
export interface GroupPlace {
  readonly organizationId: number;
  readonly name: string;
  /** The kind to add it as; jobs stored by earlier versions have none. */
  readonly type?: GroupType;
}

/** The plan of a row. Jobs store it in IndexedDB under these property names. */
export interface ImportRow {
  /** The row number in Excel. */
  readonly number: number;
  /** The texts of the cells by field. */
  readonly values: Readonly<Partial<Record<ImportField, string>>>;
  /** Rows with errors are `skip` too. */
  readonly action: 'create' | 'change' | 'skip';
  /** The id of the person, if the platform knows them. */
  readonly personId?: number;
  /** The data to write; empty if only groups change. */
  readonly data: UserData;
  /** The groups of the person after the import, by id if they exist; absent if they do not change. */
  readonly groups?: readonly (number | GroupPlace)[];
  readonly changes: readonly CellChange[];
  readonly problems: readonly CellError[];
}

/** Returns the key of a group: its organisation and its name, regardless of case. */
export const groupKey = ({ organizationId, name }: Pick<GroupPlace, 'organizationId' | 'name'>): string =>
  `${organizationId} ${name.toLowerCase()}`;
