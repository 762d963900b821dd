import TableCell from '@mui/material/TableCell';
import { type RaRecord, useDataTableRenderContext, useRecordContext } from 'ra-core';
import type { ListColumn } from '../ListColumn.ts';
import { ColumnHead } from './ColumnHead.tsx';
import { cellStyle } from './cellStyle.ts';

interface ColumnProps<Item> extends ListColumn<Item> {
  readonly sortable: boolean;
}

/** A column of react-admin's table. */
export function Column<Item extends RaRecord>(column: ColumnProps<Item>) {
  switch (useDataTableRenderContext()) {
    case 'header':
      return <ColumnHead {...column} />;
    case 'data':
      return <Cell {...column} />;
    default:
      return null;
  }
}

/** The naming cell is the heading of its row, so that screen readers say whose the other cells are. */
function Cell<Item extends RaRecord>({ render, naming = false, numeric = false, from }: ListColumn<Item>) {
  const record = useRecordContext<Item>();
  const heading = naming ? ({ component: 'th', scope: 'row' } as const) : {};
  return (
    <TableCell {...heading} align={numeric ? 'right' : 'left'} sx={cellStyle(from)}>
      {record && render(record)}
    </TableCell>
  );
}
