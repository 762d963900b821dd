import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataTableBase, type RaRecord, useListContext } from 'ra-core';
import { type ReactNode, useContext, useEffect, useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { columnsOf } from '../../listState/columns.ts';
import { ListViewContext, useListView } from '../../listState/ListViewContext.ts';
import { ListViewProvider } from '../../listState/ListViewProvider.tsx';
import { bulkPageSize } from '../../provider/loadAllPages.ts';
import { ListSelection } from '../selection/ListSelection.tsx';
import { ListSkeleton } from '../states/ListSkeleton.tsx';
import { ListStates } from '../states/ListStates.tsx';
import { Cards } from './Cards.tsx';
import { DataTableColumn } from './DataTableColumn.tsx';
import { ListTable } from './ListTable.tsx';
import { LazyRowWindow } from './VirtualRows.tsx';

/** The props of {@link DataTable}. */
export interface DataTableProps<Row extends RaRecord = RaRecord> {
  /** The columns: `DataTable.Col`. */
  readonly children: ReactNode;
  /** The buttons for the selected rows; without them, no rows can be selected. They may be loaded lazily: they are rendered when rows are selected. */
  readonly bulkActionButtons?: ReactNode;
  /** Returns the name of a row's group; used while the list is sorted by the group field of its resource. */
  groupBy?(row: Row): string;
}

/**
 * Shows the rows of a list: a table on wide screens, cards of the same columns on narrow ones. A list of more rows than a page of the service is virtualized. Its
 * columns are the `DataTable.Col` among its children. It differs from react-admin's: rows are no links, what names a row (`rowHeader`) leads to the page `edit` or `show` of its resource, unless the column renders something else; the menu of columns is
 * `ColumnsButton` among the actions of the list; and nothing is selectable without `bulkActionButtons`.
 * In a list context that no component of the kit provides, such as that of `useList`, it has its selection and states itself.
 */
export function DataTable<Row extends RaRecord = RaRecord>(props: DataTableProps<Row>) {
  if (useContext(ListViewContext)) return <Rows {...props} />;
  return (
    <ListViewProvider name="">
      <ListSelection>
        <ListStates>
          <Rows {...props} />
        </ListStates>
      </ListSelection>
    </ListViewProvider>
  );
}

function Rows<Row extends RaRecord>({ children, bulkActionButtons = false, groupBy }: DataTableProps<Row>) {
  const { t } = useTranslation('list');
  const { abilities, preferences, setTable } = useListView();
  const { sort, data, perPage } = useListContext<Row>();
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'), { noSsr: true });
  const columns = useMemo(() => columnsOf(children, (type) => type === DataTableColumn), [children]);
  // The tools of the list are around the table: they get its columns from here, before the first paint.
  useLayoutEffect(() => setTable({ columns, bulkActionButtons }), [columns, bulkActionButtons, setTable]);
  useEffect(() => {
    if (perPage > bulkPageSize) LazyRowWindow.preload();
  }, [perPage]);
  const { hidden } = preferences;
  const shown = useMemo(() => columns.filter(({ source, rowHeader }) => rowHeader || !hidden.includes(source)), [columns, hidden]);
  const isGrouped = abilities?.groupField !== undefined && sort.field === abilities.groupField;
  const headings = useMemo(() => (isGrouped && groupBy ? data?.map((row) => groupBy(row)) : undefined), [isGrouped, groupBy, data]);
  const rows = { columns: shown, headings };
  return (
    <DataTableBase
      hasBulkActions={bulkActionButtons !== false}
      empty={null}
      loading={<ListSkeleton label={t(($) => $.loading)} columns={shown.length} />}
    >
      {wide ? <ListTable {...rows} /> : <Cards {...rows} />}
    </DataTableBase>
  );
}

DataTable.Col = DataTableColumn;
