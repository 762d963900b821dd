import { EmptyState } from '@realmkit/design-system';
import { InfiniteListBase, type InfiniteListControllerProps, type RaRecord, type SortPayload, useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedQuery } from '../form/errors/FailedQuery.tsx';
import { InfinitePagination } from './pagination/InfinitePagination.tsx';
import { ListSkeleton } from './states/ListSkeleton.tsx';

/** The props of {@link InfiniteList}. */
export interface InfiniteListProps {
  /** By default that of the closest resource context. */
  readonly resource?: string;
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
      <States empty={empty} error={error} loading={loading}>
        {children}
        {pagination}
      </States>
    </InfiniteListBase>
  );
}

interface StatesProps extends Pick<InfiniteListProps, 'empty' | 'loading' | 'children'> {
  readonly error: string | undefined;
}

function States({ empty, error: errorTitle, loading, children }: StatesProps) {
  const { t } = useTranslation('list');
  const list = useListContext<RaRecord>();
  const { isPending, error, data = [] } = list;
  if (isPending) return loading ?? <ListSkeleton label={t(($) => $.loading)} columns={1} />;
  if (error) return <FailedQuery query={list} title={errorTitle ?? t(($) => $.failed)} />;
  return data.length === 0 ? (empty ?? <EmptyState title={t(($) => $.empty)} />) : children;
}
