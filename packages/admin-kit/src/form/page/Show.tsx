import { type Identifier, OptionalResourceContextProvider, type RaRecord, ShowContextProvider, useShowController } from 'ra-core';
import type { ReactNode } from 'react';
import { Breadcrumb } from './Breadcrumb.tsx';
import { type RecordPageProps, RecordParts } from './RecordPage.tsx';
import { RecordStates } from './RecordStates.tsx';
import { useListHref } from './useListHref.ts';

/** The props of {@link Show}. */
export interface ShowProps<Item extends RaRecord> extends RecordPageProps<Item> {
  /** By default that of the closest resource context. */
  readonly resource?: string;
  /** By default the `id` of the route. */
  readonly id?: Identifier;
  /** The sections of the page. */
  readonly children?: ReactNode;
  /** Returns the sections of the page, where they need the record with its type. */
  readonly render?: (context: { readonly record: Item }) => ReactNode;
}

/** Fetches a record and provides it to the fields in it, with the page's heading and states. */
export function Show<Item extends RaRecord>({ resource, id, list, texts, isPart = false, children, render, ...page }: ShowProps<Item>) {
  const listHref = useListHref(list.href);
  const controller = useShowController<Item>({
    ...(resource !== undefined && { resource }),
    ...(id !== undefined && { id }),
    // What is permitted is known at once.
    disableAuthentication: true,
    queryOptions: { onError: () => undefined },
  });
  const { record, error, isFetching, refetch } = controller;
  return (
    <OptionalResourceContextProvider value={resource}>
      {isPart ? null : <Breadcrumb pages={[{ ...list, href: listHref }]} />}
      <RecordStates query={{ data: record, error, isFetching, refetch }} listHref={listHref} isPart={isPart} {...(texts && { texts })}>
        {(loaded) => (
          <ShowContextProvider value={{ ...controller, error: null, isPending: false, record: loaded }}>
            <RecordParts {...page} isPart={isPart} listHref={listHref} record={loaded}>
              {render?.({ record: loaded }) ?? children}
            </RecordParts>
          </ShowContextProvider>
        )}
      </RecordStates>
    </OptionalResourceContextProvider>
  );
}
