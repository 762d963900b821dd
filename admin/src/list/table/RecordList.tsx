import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type RaRecord, useListContext } from 'ra-core';
import type { ListColumn } from '../ListColumn.ts';
import { RecordCards } from './RecordCards.tsx';
import { RecordTable } from './RecordTable.tsx';

/** The rows of a list, and how they are shown. */
export interface RecordListProps<Item> {
  readonly columns: readonly ListColumn<Item>[];
  /** The fields that the service sorts by. */
  readonly sortable: readonly string[];
  /** What the list is called. */
  readonly label: string;
}

/** The rows of a list: a table where there is room for one, cards elsewhere. */
export function RecordList<Item extends RaRecord>(props: RecordListProps<Item>) {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'), { noSsr: true });
  const { data: rows = [] } = useListContext<Item>();
  return wide ? <RecordTable {...props} rows={rows} /> : <RecordCards {...props} rows={rows} />;
}
