import { isNotFound } from '@realmkit/admin-kit';
import { ErrorPage, FailedState, PageSkeleton } from '@realmkit/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useServiceErrorText } from '../errors/useServiceErrorText.ts';

interface RecordGateProps<Item> {
  readonly query: {
    readonly data: Item | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** The texts of the loading, error and not-found states, and of the link to the list. */
  readonly texts: {
    readonly loading: string;
    readonly failed: string;
    readonly gone: string;
    readonly goneHelp: string;
    readonly list: string;
  };
  readonly listHref: string;
  readonly children: (record: Item) => ReactNode;
}

/** Shows a record, or its loading, error or not-found state (another admin may have deleted it). */
export function RecordGate<Item>({ query, texts, listHref, children }: RecordGateProps<Item>) {
  const { t } = useTranslation('admin');
  const failureText = useServiceErrorText();
  const { data, error, isFetching, refetch } = query;
  if (isNotFound(error)) {
    return <ErrorPage kind="not-found" title={texts.gone} description={texts.goneHelp} home={{ label: texts.list, href: listHref }} />;
  }
  if (error) {
    const retry = { label: t(($) => $.list.retry), onRetry: () => void refetch(), busy: isFetching };
    return <FailedState title={texts.failed} description={failureText(error)} retry={retry} />;
  }
  return data === undefined ? <PageSkeleton label={texts.loading} /> : children(data);
}
