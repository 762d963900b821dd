import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import type { RaRecord } from 'ra-core';
import { useMemo } from 'react';
import { DataTable } from 'react-admin';
import { Column } from './Column.tsx';
import type { RecordListProps } from './RecordList.tsx';

interface RecordTableProps<Item> extends RecordListProps<Item> {
  readonly rows: Item[];
}

const Scroll = styled('div')({
  overflowX: 'auto',
  '& th, & td': { padding: '0.25rem 1rem', fontSize: '0.9375rem', borderColor: token('color.border.divider') },
  '& td': { height: '3.25rem' },
  '& tbody tr:hover': { backgroundColor: token('color.action.hover') },
  '& thead th': { backgroundColor: token('color.surface.raised'), color: token('color.text.muted'), fontSize: token('font.size.caption') },
});

/** The rows of a list as react-admin's table, with columns of our own: they say how the table is sorted and which cell names the row. */
export function RecordTable<Item extends RaRecord>({ columns, sortable, rows, label }: RecordTableProps<Item>) {
  // The same elements each time, so that rows that are there already need not be rendered again.
  const children = useMemo(
    () => columns.map((column) => <Column key={column.field} {...column} sortable={sortable.includes(column.field)} />),
    [columns, sortable],
  );
  return (
    <Scroll>
      <DataTable data={rows} aria-label={label} size="medium" rowClick={false} bulkActionButtons={false} empty={false}>
        {children}
      </DataTable>
    </Scroll>
  );
}
