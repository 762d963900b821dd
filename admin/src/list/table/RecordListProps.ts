import type { ListColumn } from '../ListColumn.ts';

/** The columns of a list and its name. */
export interface RecordListProps<Item> {
  readonly columns: readonly ListColumn<Item>[];
  /** The fields that the service sorts by. */
  readonly sortable: readonly string[];
  /** The name of the list. */
  readonly label: string;
}
