import Paper from '@mui/material/Paper';
import {
  ListContextProvider,
  type RaRecord,
  ResourceContextProvider,
  type RouterProvider,
  RouterProviderContext,
  useListController,
} from 'ra-core';
import type { ReactNode } from 'react';
import { failedList } from './failureRule.ts';
import type { ListColumn } from './ListColumn.ts';
import type { ListDefinition } from './ListDefinition.ts';
import { ListPager } from './pager/ListPager.tsx';
import { ListStates, type ListTexts } from './states/ListStates.tsx';
import { RecordList } from './table/RecordList.tsx';
import { ListToolbar } from './toolbar/ListToolbar.tsx';

/** What a list of the platform is made of. */
export interface PlatformListProps<Item> {
  readonly definition: ListDefinition;
  /** The list's own router, made once by `listUrlRouter`. */
  readonly router: RouterProvider;
  readonly columns: readonly ListColumn<Item>[];
  readonly texts: ListTexts;
  /** What always holds for the rows, whatever the address says, such as the organisation that they belong to. */
  readonly always?: Readonly<Record<string, unknown>>;
  /** The controls that narrow the list, beside the search field. */
  readonly filters?: ReactNode;
}

/** A list of the platform: state in the address, cache rule, failure rule, search, filters, pages (admin §2 and §4). */
export function PlatformList<Item extends RaRecord>(props: PlatformListProps<Item>) {
  return (
    <RouterProviderContext value={props.router}>
      <ResourceContextProvider value={props.definition.resource}>
        <Content {...props} />
      </ResourceContextProvider>
    </RouterProviderContext>
  );
}

/** What is wrong is said in the list's place, so react-admin need not notify as well. */
const quietly = { onError: () => {} };

function Content<Item extends RaRecord>({ definition, columns, texts, always, filters }: PlatformListProps<Item>) {
  const list = failedList(
    useListController<Item>({
      resource: definition.resource,
      sort: { field: 'id', order: 'DESC' },
      perPage: 10,
      ...(always && { filter: always }),
      storeKey: false,
      exporter: false,
      queryOptions: quietly,
    }),
  );
  return (
    <ListContextProvider value={list}>
      <ListToolbar definition={definition} columns={columns} searchHint={texts.searchHint}>
        {filters}
      </ListToolbar>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <ListStates definition={definition} texts={texts} columns={columns.length}>
          <RecordList columns={columns} sortable={definition.sortable} label={texts.title} />
          <ListPager definition={definition} />
        </ListStates>
      </Paper>
    </ListContextProvider>
  );
}
