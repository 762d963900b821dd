import { ErrorPage, PageSkeleton } from '@realmkit/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../provider/httpError.ts';
import { FailedQuery } from '../errors/FailedQuery.tsx';

/** The texts of a page while its record is not there; each has a general one by default. */
export interface RecordTexts {
  readonly loading?: string;
  /** The record could not be loaded. */
  readonly failed?: string;
  /** There is no such record any more. */
  readonly gone?: string;
  readonly goneHelp?: string;
  /** The link to the list. */
  readonly list?: string;
}

interface RecordStatesProps<Item> {
  readonly query: {
    readonly data: Item | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly texts?: RecordTexts;
  readonly listHref: string;
  /** Whether the record is a part of a page that has a heading. */
  readonly isPart?: boolean;
  readonly children: (record: Item) => ReactNode;
}

/**
 * Shows a record, or that it is loading, could not be loaded (and whether that is forbidden) or does not exist any more (another admin may have deleted it).
 * A record that is shown stays when only its refetch fails, with what was entered.
 */
export function RecordStates<Item>({ query, texts = {}, listHref, isPart = false, children }: RecordStatesProps<Item>) {
  const { t } = useTranslation('form');
  const { data, error } = query;
  const home = { label: texts.list ?? t(($) => $.page.toList), href: listHref };
  if (isNotFound(error)) {
    const title = texts.gone ?? t(($) => $.page.gone);
    return <ErrorPage kind="not-found" title={title} description={texts.goneHelp ?? t(($) => $.page.goneHelp)} home={home} />;
  }
  if (data !== undefined) return children(data);
  if (error) return <FailedQuery query={query} title={texts.failed ?? t(($) => $.page.failed)} isPage={!isPart} />;
  return <PageSkeleton label={texts.loading ?? t(($) => $.loading)} />;
}

/** Says that a page is not permitted. */
export function Forbidden({ listHref }: { readonly listHref: string }) {
  const { t } = useTranslation('form');
  const home = { label: t(($) => $.page.toList), href: listHref };
  return <ErrorPage kind="failed" title={t(($) => $.page.forbidden)} description={t(($) => $.page.forbiddenHelp)} home={home} />;
}
