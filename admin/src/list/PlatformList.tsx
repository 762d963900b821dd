import Paper from '@mui/material/Paper';
import {
  ListContextProvider,
  type ListControllerResult,
  type RaRecord,
  ResourceContextProvider,
  type RouterProvider,
  RouterProviderContext,
  useListController,
} from 'ra-core';
import { type ComponentType, type ReactNode, Suspense, useMemo, useState } from 'react';
import { ExportButton } from '../exports/ExportButton.tsx';
import type { BulkProps } from './bulk/BulkAction.ts';
import type { ListColumn } from './ListColumn.ts';
import type { ListDefinition } from './ListDefinition.ts';
import { ListPager } from './pager/ListPager.tsx';
import { SelectionContext } from './selection/SelectionContext.ts';
import { useRowSelection } from './selection/useRowSelection.ts';
import { ListStates, type ListTexts } from './states/ListStates.tsx';
import { RecordList } from './table/RecordList.tsx';
import { RowGroupContext } from './table/RowGroupContext.ts';
import { ListToolbar } from './toolbar/ListToolbar.tsx';
import { useListQuery } from './useListQuery.ts';
import { ColumnMenu } from './views/ColumnMenu.tsx';
import { useListPreferences } from './views/useListPreferences.ts';
import { ViewsButton } from './views/ViewsButton.tsx';

/** Props of a list of the platform. */
export interface PlatformListProps<Item> {
  readonly definition: ListDefinition;
  /** The list's own router, created once by `listUrlRouter`. */
  readonly router: RouterProvider;
  readonly columns: readonly ListColumn<Item>[];
  readonly texts: ListTexts;
  /** The filter that always applies, whatever the URL says, e.g. the organisation of the rows. */
  readonly permanentFilter?: Readonly<Record<string, unknown>>;
  /** The filter inputs, beside the search field. */
  readonly filters?: ReactNode;
  /** The bulk actions; loaded when rows are selected. */
  readonly Bulk?: ComponentType<BulkProps<Item>>;
  /** Returns the name of a row's group; used while the list is sorted by its definition's group field. */
  readonly groupOf?: (row: RaRecord) => string;
}

/** Shows a list of the platform: state in the URL, cache rule, failure rule, search, filters, pages (admin §2 and §4). */
export function PlatformList<Item extends RaRecord>(props: PlatformListProps<Item>) {
  return (
    <RouterProviderContext value={props.router}>
      <ResourceContextProvider value={props.definition.resource}>
        <Content {...props} />
      </ResourceContextProvider>
    </RouterProviderContext>
  );
}

/** Returns a failed list without rows and with a total of 0, never with the rows of the last successful response (admin §4). */
export const failedList = <Item extends RaRecord>(list: ListControllerResult<Item>): ListControllerResult<Item> =>
  list.error ? { ...list, data: [], total: 0, selectedIds: [] } : list;

/** The list shows its error itself, so react-admin need not notify as well. */
const withoutNotification = { onError: () => {} };

/** A stable empty array, so that memoised values do not change. */
const noRows: never[] = [];

function Content<Item extends RaRecord>({ definition, columns, texts, permanentFilter, filters, Bulk, groupOf }: PlatformListProps<Item>) {
  const list = failedList(
    useListController<Item>({
      resource: definition.resource,
      sort: { field: 'id', order: 'DESC' },
      perPage: 10,
      ...(permanentFilter && { filter: permanentFilter }),
      storeKey: false,
      exporter: false,
      queryOptions: { ...withoutNotification, ...(definition.rowsMeta && { meta: definition.rowsMeta }) },
    }),
  );
  const { query } = useListQuery(definition);
  const listKey = JSON.stringify([definition.resource, permanentFilter]);
  // The rows of the list before stay on the screen until those of this one are loaded: none of them can be selected here.
  const [loadedList, setLoadedList] = useState(listKey);
  if (!list.isPlaceholderData && loadedList !== listKey) setLoadedList(listKey);
  const selection = useRowSelection((loadedList === listKey && list.data) || noRows, listKey);
  const [preferences, setPreferences] = useListPreferences(definition.resource);
  const { hidden } = preferences;
  const shown = useMemo(() => columns.filter(({ field, naming }) => naming || !hidden.includes(field)), [columns, hidden]);
  // Stays open when the rows are gone, to report the result.
  const [bulkIsOpen, setBulkOpen] = useState(false);
  if (!bulkIsOpen && selection.records.length > 0) setBulkOpen(true);
  const isGrouped = definition.groupField !== undefined && query.sortBy === definition.groupField;
  return (
    <ListContextProvider value={list}>
      <SelectionContext value={Bulk && selection}>
        <ListToolbar
          definition={definition}
          columns={columns}
          searchHint={texts.searchHint}
          tools={
            <>
              <ViewsButton definition={definition} preferences={preferences} onPreferences={setPreferences} />
              <ColumnMenu columns={columns} hidden={hidden} onHidden={(next) => setPreferences({ ...preferences, hidden: next })} />
              <ExportButton title={texts.title} columns={columns} />
            </>
          }
        >
          {filters}
        </ListToolbar>
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          <ListStates definition={definition} texts={texts} columns={shown.length}>
            <RowGroupContext value={isGrouped ? groupOf : undefined}>
              <RecordList columns={shown} sortable={definition.sortable} label={texts.title} />
            </RowGroupContext>
            <ListPager definition={definition} />
          </ListStates>
        </Paper>
        {Bulk && bulkIsOpen ? (
          <Suspense>
            <Bulk key={listKey} selection={selection} />
          </Suspense>
        ) : null}
      </SelectionContext>
    </ListContextProvider>
  );
}
