import { InfiniteListBase, type InfiniteListControllerProps, type SortPayload, useResourceContext } from 'ra-core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useResourceDeclaration } from '../admin/ResourcesContext.ts';
import { ListViewProvider } from '../listState/ListViewProvider.tsx';
import { InfinitePagination } from './pagination/InfinitePagination.tsx';
import { ListSelection } from './selection/ListSelection.tsx';
import { ListSkeleton } from './states/ListSkeleton.tsx';
import { ListStates } from './states/ListStates.tsx';

/** The props of {@link InfiniteList}. */
export interface InfiniteListProps {
  /** By default that of the closest resource context. */
  readonly resource?: string;
  /** The name of its table for screen readers. */
  readonly title?: string;
  /** The filter of its rows. */
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly sort?: SortPayload;
  readonly perPage?: number;
  /** By default {@link InfinitePagination}. */
  readonly pagination?: ReactNode;
  /** Shown where there are no rows. */
  readonly empty?: ReactNode;
  /** The title of the state in which the rows could not be loaded. */
  readonly error?: string;
  /** Shown while the first rows load. */
  readonly loading?: ReactNode;
  readonly queryOptions?: InfiniteListControllerProps['queryOptions'];
  /** Shows the rows of the list context. */
  readonly children: ReactNode;
}

/**
 * Shows a growing list: the next rows are added at its end. Unlike react-admin's it has no filters and no URL of its own, because a page of the URL would not be
 * what the list shows: what filters it is the `filter` of the page around it.
 */
export function InfiniteList({
  pagination = <InfinitePagination />,
  title,
  empty,
  error,
  loading,
  queryOptions,
  children,
  ...list
}: InfiniteListProps) {
  return (
    <InfiniteListBase
      {...list}
      disableSyncWithLocation
      storeKey={false}
      exporter={false}
      queryOptions={{ onError: () => {}, ...queryOptions }}
    >
      <Parts title={title} filter={list.filter} empty={empty} error={error} loading={loading}>
        {children}
        {pagination}
      </Parts>
    </InfiniteListBase>
  );
}

type PartsProps = Pick<InfiniteListProps, 'children'> & {
  readonly [Name in 'title' | 'filter' | 'empty' | 'error' | 'loading']: InfiniteListProps[Name] | undefined;
};

function Parts({ title, filter, empty, error, loading, children }: PartsProps) {
  const { t } = useTranslation('list');
  const resource = useResourceContext() ?? '';
  const abilities = useResourceDeclaration(resource).getList;
  return (
    <ListViewProvider name={`${resource} infinite`} title={title} abilities={abilities ?? {}}>
      <ListSelection listKey={JSON.stringify([resource, filter])}>
        <ListStates
          empty={empty}
          loading={loading ?? <ListSkeleton label={t(($) => $.loading)} columns={1} />}
          {...(error !== undefined && { error })}
        >
          {children}
        </ListStates>
      </ListSelection>
    </ListViewProvider>
  );
}
