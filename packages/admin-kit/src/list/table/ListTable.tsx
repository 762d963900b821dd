import { styled } from '@mui/material/styles';
import { Table, token } from '@realmkit/design-system';
import { type RaRecord, RecordContextProvider, useDataTableConfigContext, useDataTableDataContext } from 'ra-core';
import { memo } from 'react';
import { type Column, rowNameOf } from '../../listState/columns.ts';
import { isSortable, useListView } from '../../listState/ListViewContext.ts';
import { bulkPageSize } from '../../provider/loadAllPages.ts';
import { CellContent } from './CellContent.tsx';
import { ColumnHead } from './ColumnHead.tsx';
import { RowCheckbox, SelectPage } from './RowCheckbox.tsx';
import { headingBefore, type Measure, type RowsProps } from './rowsProps.ts';
import { VirtualRows } from './VirtualRows.tsx';

/** The height of a row of one line and its border, in pixels. */
const rowHeight = 53;

const Rows = styled(Table)(({ theme }) => ({
  '& [data-check]': { width: '2.75rem', padding: `0 0 0 ${token('space.100')}` },
  '& tbody td[data-gap]': { padding: 0, border: 0 },
  '& [data-from="md"]': { [theme.breakpoints.down('md')]: { display: 'none' } },
  '& [data-from="lg"]': { [theme.breakpoints.down('lg')]: { display: 'none' } },
}));

/** Shows the rows of a list as a table. The head counts as the first of its rows. */
export function ListTable({ columns, headings }: RowsProps) {
  const view = useListView();
  const { title } = view;
  const { hasBulkActions } = useDataTableConfigContext();
  const rows = useDataTableDataContext<RaRecord>() ?? [];
  const isVirtualized = rows.length > bulkPageSize;
  const width = columns.length + (hasBulkActions ? 1 : 0);
  return (
    <Rows
      label={title}
      hasTabStop={!hasBulkActions && !columns.some((column) => isSortable(view, column))}
      aria-rowcount={isVirtualized ? rows.length + 1 : undefined}
    >
      <thead>
        <tr aria-rowindex={1}>
          {hasBulkActions ? (
            <th data-check>
              <SelectPage />
            </th>
          ) : null}
          {columns.map((column) => (
            <ColumnHead key={column.source} {...column} />
          ))}
        </tr>
      </thead>
      <VirtualRows
        element="tbody"
        rows={rows}
        estimatedHeight={rowHeight}
        gap={(key, height) => (
          <tr key={key} aria-hidden>
            <td data-gap colSpan={width} style={{ height }} />
          </tr>
        )}
      >
        {(record, index, measured) => (
          <Row
            key={record.id}
            record={record}
            index={index}
            rowIndex={isVirtualized ? index + 2 : undefined}
            heading={headingBefore(headings, index)}
            columns={columns}
            selectable={hasBulkActions}
            measured={measured}
          />
        )}
      </VirtualRows>
    </Rows>
  );
}

interface RowProps {
  readonly record: RaRecord;
  readonly index: number;
  /** Its position in the table. */
  readonly rowIndex: number | undefined;
  /** The name of the group that starts with it. */
  readonly heading: string | undefined;
  readonly columns: readonly Column[];
  readonly selectable: boolean;
  readonly measured: Measure | undefined;
}

/** Plain elements, styled by the table: a list may have thousands. The cell that names the row is its heading, so that screen readers announce the row of the other cells. */
const Row = memo(function Row({ record, index, rowIndex, heading, columns, selectable, measured }: RowProps) {
  return (
    <RecordContextProvider value={record}>
      {heading === undefined ? null : (
        <tr>
          <th colSpan={columns.length + (selectable ? 1 : 0)} scope="colgroup">
            {heading}
          </th>
        </tr>
      )}
      <tr ref={measured} data-index={index} aria-rowindex={rowIndex}>
        {selectable ? (
          <td data-check>
            <RowCheckbox id={record.id} name={rowNameOf(columns, record)} />
          </td>
        ) : null}
        {columns.map((column) => {
          const Cell = column.rowHeader ? 'th' : 'td';
          return (
            <Cell
              key={column.source}
              scope={column.rowHeader ? 'row' : undefined}
              data-numeric={column.numeric || undefined}
              data-from={column.from}
            >
              <CellContent column={column} record={record} />
            </Cell>
          );
        })}
      </tr>
    </RecordContextProvider>
  );
});
