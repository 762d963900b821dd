import { isJsonObject } from '@realmkit/openapi/json';
import type { ExtractRecordPaths, RaRecord } from 'ra-core';
import { Children, type ComponentType, Fragment, isValidElement, type ReactNode } from 'react';

/** What all columns have. */
interface ColumnBase<Row> {
  /** The heading; also the name of the line on a card, and in a file. */
  readonly label: string;
  /** Whether no sorting is offered although the service sorts by `source`. */
  readonly disableSort?: boolean;
  /** Whether the column names the record: its cell is the heading of the row, and the column cannot be hidden. */
  readonly rowHeader?: boolean;
  readonly numeric?: boolean;
  /** Leaves the column out on screens narrower than this. */
  readonly from?: 'md' | 'lg';
  /** Returns the text of the cell in a file; also what is shown, without `render`, `field` and children. A column with neither it nor a plain value is not exported. */
  text?(record: Row): string;
}

/** A component that reads the record of its context. */
type FieldComponent = ComponentType<{ readonly source: string }>;

/** What a column shows of the record, if not a plain value or its text: one of the three. */
type Content<Row> =
  | { render(record: Row): ReactNode; readonly field?: never; readonly children?: never }
  | { readonly field: FieldComponent; readonly render?: never; readonly children?: never }
  | { readonly children: ReactNode; readonly render?: never; readonly field?: never };

interface NoContent {
  readonly render?: never;
  readonly field?: never;
  readonly children?: never;
}

/** The props of a column: `source` alone must be a path of the record; with `text`, `render`, `field` or children it is a name, and what the list is sorted by. */
export type ColumnProps<Row extends RaRecord> = ColumnBase<Row> &
  (
    | (NoContent & { readonly source: ExtractRecordPaths<Row> })
    | (NoContent & { readonly source: string; text(record: Row): string })
    | (Content<Row> & { readonly source: string })
  );

/** A column as the table reads it. */
export interface Column extends ColumnBase<RaRecord> {
  readonly source: string;
  render?(record: RaRecord): ReactNode;
  readonly field?: FieldComponent;
  readonly children?: ReactNode;
}

/** The place of a missing value. */
const dash = '–';

/** Returns the columns among the children of a table, those within fragments too. A component around a column hides it. */
export function columnsOf(children: ReactNode, isColumn: (type: unknown) => boolean): readonly Column[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Column>(child)) return [];
    return child.type === Fragment ? columnsOf(child.props.children, isColumn) : isColumn(child.type) ? [child.props] : [];
  });
}

/** Returns the value of a record at a path. */
export const fieldOf = (record: RaRecord, source: string): unknown =>
  source.split('.').reduce<unknown>((value, name) => (isJsonObject(value) ? value[name] : undefined), record);

/** Returns whether a column shows the value at its source, or its text. */
export const isPlain = ({ render, field, children }: Column): boolean => !render && !field && children === undefined;

/** Returns the text of a cell; undefined if its column is not exported. */
export function textOf(column: Column, record: RaRecord): string | undefined {
  if (column.text) return column.text(record);
  return isPlain(column) ? String(fieldOf(record, column.source) ?? '') : undefined;
}

/** Returns whether a column is exported. */
export const isExported = (column: Column): boolean => column.text !== undefined || isPlain(column);

/** Returns what names a row: the text of the column that is its heading. */
export const rowNameOf = (columns: readonly Column[], record: RaRecord): string => {
  const heading = columns.find(({ rowHeader }) => rowHeader);
  return (heading && textOf(heading, record)) || String(record.id);
};

/** Returns the content of a cell. Elements need the record in their context. */
export function contentOf(column: Column, record: RaRecord): ReactNode {
  if (column.render) return column.render(record);
  return isPlain(column) ? textOf(column, record) || dash : undefined;
}
