import { styled } from '@mui/material/styles';
import TableHead from '@mui/material/TableHead';
import { bulkPageSize } from '@realmkit/admin-kit';
import { token } from '@realmkit/design-system';
import type { RaRecord } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import { DataTable } from 'react-admin';
import { SelectionColumn } from '../selection/SelectionColumn.tsx';
import { useSelection } from '../selection/SelectionContext.ts';
import { Column } from './Column.tsx';
import type { RecordListProps } from './RecordListProps.ts';
import { RecordRows } from './RecordRows.tsx';

interface RecordTableProps<Item> extends RecordListProps<Item> {
  readonly rows: Item[];
}

const Scroll = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  '& th, & td': { padding: '0.25rem 1rem', fontSize: '0.9375rem', borderColor: token('color.border.divider') },
  '& tbody th, & tbody td': {
    height: '3.25rem',
    borderBlockEnd: `1px solid ${token('color.border.divider')}`,
    fontWeight: token('font.weight.regular'),
    lineHeight: 1.43,
    textAlign: 'start',
  },
  '& tbody [data-numeric]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& [data-check]': { width: '2.75rem', padding: '0 0 0 0.5rem' },
  '& tbody tr:hover': { backgroundColor: token('color.action.hover') },
  '& thead th': { backgroundColor: token('color.surface.raised'), color: token('color.text.muted'), fontSize: token('font.size.caption') },
  '& thead [data-check]': { borderBlockEnd: `1px solid ${token('color.border.divider')}` },
  '& tbody [data-from="md"]': { [theme.breakpoints.down('md')]: { display: 'none' } },
  '& tbody [data-from="lg"]': { [theme.breakpoints.down('lg')]: { display: 'none' } },
}));

/** Renders the head of the table; it counts as the first of its rows. */
const Head = ({ children }: { readonly children?: ReactNode }) => (
  <TableHead>
    <tr aria-rowindex={1}>{children}</tr>
  </TableHead>
);

/** Shows the rows of a list in react-admin's table, with our own columns: they mark the sorted column and the cell that names the row. */
export function RecordTable<Item extends RaRecord>({ columns, sortable, rows, label }: RecordTableProps<Item>) {
  const selectable = useSelection() !== undefined;
  // Stable elements, so that rendered rows need not render again.
  const children = useMemo(
    () => [
      ...(selectable ? [<SelectionColumn key=" selection" naming={columns.find(({ naming }) => naming)} />] : []),
      ...columns.map((column) => <Column key={column.field} {...column} sortable={sortable.includes(column.field)} />),
    ],
    [columns, sortable, selectable],
  );
  return (
    <Scroll>
      <DataTable
        data={rows}
        aria-label={label}
        aria-rowcount={rows.length > bulkPageSize ? rows.length + 1 : undefined}
        size="medium"
        rowClick={false}
        bulkActionButtons={false}
        empty={false}
        head={Head}
        body={RecordRows}
      >
        {children}
      </DataTable>
    </Scroll>
  );
}
