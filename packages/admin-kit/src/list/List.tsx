import Paper from '@mui/material/Paper';
import { ListContextProvider, type ListControllerProps, useListController, useResourceContext } from 'ra-core';
import type { ReactNode } from 'react';
import { FilterForm, type FilterFormProps } from './filter/FilterForm.tsx';
import { ListActions } from './ListActions.tsx';
import { ListFrame, type ListFrameProps } from './ListFrame.tsx';
import { Pagination } from './pagination/Pagination.tsx';
import { ListSelection } from './selection/ListSelection.tsx';
import { ListStates, type ListTexts } from './states/ListStates.tsx';

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
  const list = useListController({
    sort,
    perPage,
    ...(filter && { filter }),
    storeKey: false,
    exporter: false,
    // The list shows its error itself, so react-admin need not notify as well.
    queryOptions: { onError: () => {}, ...queryOptions },
  });
  return (
    <ListContextProvider value={list}>
      <ListSelection listKey={JSON.stringify([resource, filter])}>
        <FilterForm filters={filters} actions={actions} />
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          <ListStates {...texts}>
            {children}
            {list.isPending ? null : pagination}
          </ListStates>
        </Paper>
      </ListSelection>
    </ListContextProvider>
  );
}
