import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type RaRecord, useListContext } from 'ra-core';
import type { ListColumn } from '../ListColumn.ts';
import { RecordCards } from './RecordCards.tsx';
import { RecordTable } from './RecordTable.tsx';

/** The columns of a list and its name. */
export interface RecordListProps<Item> {
  readonly columns: readonly ListColumn<Item>[];
  /** The fields that the service sorts by. */
  readonly sortable: readonly string[];
  /** The name of the list. */
  readonly label: string;
}

/** Shows the rows of a list: a table on wide screens, cards on narrow ones. */
export function RecordList<Item extends RaRecord>(props: RecordListProps<Item>) {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'), { noSsr: true });
  const { data: rows = [] } = useListContext<Item>();
  return wide ? <RecordTable {...props} rows={rows} /> : <RecordCards {...props} rows={rows} />;
}
