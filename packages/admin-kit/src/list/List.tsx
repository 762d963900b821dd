import Paper from '@mui/material/Paper';
import { lazyPart } from '@realmkit/shell';
import {
  ListContextProvider,
  type ListControllerProps,
  type ListControllerResult,
  type RaRecord,
  useListController,
  useResourceContext,
} from 'ra-core';
import { type ReactNode, useState } from 'react';
import { FilterForm, type FilterFormProps } from './filter/FilterForm.tsx';
import { ListActions } from './ListActions.tsx';
import { ListFrame, type ListFrameProps } from './ListFrame.tsx';
import { useListView } from './ListViewContext.ts';
import { Pagination } from './pagination/Pagination.tsx';
import { SelectionContext } from './selection/SelectionContext.ts';
import { useRowSelection } from './selection/useRowSelection.ts';
import { ListStates, type ListTexts } from './states/ListStates.tsx';

const BulkActionsToolbar = lazyPart(async () => (await import('../listTools/bulk/BulkActionsToolbar.tsx')).BulkActionsToolbar, {
  texts: ['listTools'],
});

/** The props of {@link List}. */
export interface ListProps extends ListFrameProps, ListTexts, FilterFormProps {
  /** The filter that always applies, whatever the URL says. */
  readonly filter?: Readonly<Record<string, unknown>>;
  /** The buttons beside the filters; `false` for none. By default saved views, columns, export and refresh. */
  readonly actions?: ReactNode;
  /** By default {@link Pagination}; `false` for none. */
  readonly pagination?: ReactNode;
  readonly queryOptions?: ListControllerProps['queryOptions'];
}

/** Returns a failed list without rows and with a total of 0, never with the rows of the last successful response (admin §4). */
export const failedList = <Item extends RaRecord>(list: ListControllerResult<Item>): ListControllerResult<Item> =>
  list.error ? { ...list, data: [], total: 0, selectedIds: [] } : list;

/** A stable empty array, so that memoised values do not change. */
const noRows: never[] = [];

/**
 * Shows a list of a resource: search, filters, tools, rows and pages, with its state in the URL (admin §2 and §4). What it may sort and filter by is in
 * the declaration of the resource, where react-admin has it in each list.
 *
 * Props are react-admin's, except: the state is in the platform's URL parameters and nowhere else, so there is no `storeKey`; `exporter` is the dialog
 * of `ExportButton`; `empty` replaces the rows and not the filters; `error` and `noMatch` are the titles of these states. A failed list has no rows.
 * While rows load, the children are rendered, as in react-admin: `DataTable` shows a skeleton then.
 */
export function List(props: ListProps) {
  return (
    <ListFrame {...props}>
      <PagedList {...props} />
    </ListFrame>
  );
}

function PagedList({
  filter,
  sort = { field: 'id', order: 'DESC' },
  perPage = 10,
  filters,
  actions = <ListActions />,
  pagination = <Pagination />,
  queryOptions,
  children,
  ...texts
}: ListProps) {
  const resource = useResourceContext();
  const { table } = useListView();
  const list = failedList(
    useListController({
      sort,
      perPage,
      ...(filter && { filter }),
      storeKey: false,
      exporter: false,
      // The list shows its error itself, so react-admin need not notify as well.
      queryOptions: { onError: () => {}, ...queryOptions },
    }),
  );
  const listKey = JSON.stringify([resource, filter]);
  // The rows of the list before stay on the screen until those of this one are loaded: none of them can be selected here.
  const [loadedList, setLoadedList] = useState(listKey);
  if (!list.isPlaceholderData && loadedList !== listKey) setLoadedList(listKey);
  const selection = useRowSelection((loadedList === listKey && list.data) || noRows, listKey);
  const { selectedIds, onSelect, onToggleItem, onUnselectItems } = selection;
  // Stays open when the rows are gone, to report the result.
  const [bulkIsOpen, setBulkOpen] = useState(false);
  if (!bulkIsOpen && selectedIds.length > 0) setBulkOpen(true);
  return (
    <ListContextProvider value={{ ...list, selectedIds, onSelect, onToggleItem, onUnselectItems }}>
      <SelectionContext value={selection}>
        <FilterForm filters={filters} actions={actions} />
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          <ListStates {...texts}>
            {children}
            {list.isPending ? null : pagination}
          </ListStates>
        </Paper>
        {table.bulkActionButtons && bulkIsOpen ? <BulkActionsToolbar key={listKey}>{table.bulkActionButtons}</BulkActionsToolbar> : null}
      </SelectionContext>
    </ListContextProvider>
  );
}
