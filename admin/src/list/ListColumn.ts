import type { ReactNode } from 'react';

/** A column of a list: a table column on wide screens, a line of each card on narrow ones. */
export interface ListColumn<Item> {
  /** The name within the list; a field that the service sorts by makes the column sortable. */
  readonly field: string;
  readonly label: string;
  readonly render: (item: Item) => ReactNode;
  /** Returns the text for an export; a column without it is not exported. */
  readonly text?: (item: Item) => string;
  /** The column that names the record. */
  readonly naming?: boolean;
  readonly numeric?: boolean;
  /** The column is left out on screens narrower than this. */
  readonly from?: 'md' | 'lg';
}
