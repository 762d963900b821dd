import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type RaRecord, useListContext } from 'ra-core';
import { RecordCards } from './RecordCards.tsx';
import type { RecordListProps } from './RecordListProps.ts';
import { RecordTable } from './RecordTable.tsx';

/** Shows the rows of a list: a table on wide screens, cards on narrow ones. */
export function RecordList<Item extends RaRecord>(props: RecordListProps<Item>) {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'), { noSsr: true });
  const { data: rows = [] } = useListContext<Item>();
  return wide ? <RecordTable {...props} rows={rows} /> : <RecordCards {...props} rows={rows} />;
}
