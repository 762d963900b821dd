import type { ReactNode } from 'react';

/** A column of a list: of its table on wide screens, a line of each card on narrow ones. */
export interface ListColumn<Item> {
  /** Its name within the list; a field that the service sorts by makes the column sortable. */
  readonly field: string;
  readonly label: string;
  readonly render: (item: Item) => ReactNode;
  /** What an export writes of it; a column without is not exported. */
  readonly text?: (item: Item) => string;
  /** The column that names the record. */
  readonly naming?: boolean;
  readonly numeric?: boolean;
  /** The column is left out on screens narrower than this. */
  readonly from?: 'md' | 'lg';
}
