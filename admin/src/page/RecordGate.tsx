import { ErrorPage, FailedState, PageSkeleton } from '@realmkit/design-system';
import { ServiceError } from '@realmkit/openapi';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceErrorOf } from '../dataProvider/httpError.ts';
import { useServiceErrorText } from '../errors/useServiceErrorText.ts';

interface RecordGateProps<Item> {
  readonly query: {
    readonly data: Item | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** What is said while it loads, where it could not be loaded, and where it does not exist, with the way on. */
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

/** Whether a failure says that the thing does not exist, or no longer. */
const isGone = (error: unknown): boolean => {
  const cause = serviceErrorOf(error);
  return cause instanceof ServiceError && cause.status === 404;
};

/** Shows a record, or in its place that it is on its way, could not be loaded, or is gone because another admin deleted it. */
export function RecordGate<Item>({ query, texts, listHref, children }: RecordGateProps<Item>) {
  const { t } = useTranslation('admin');
  const failureText = useServiceErrorText();
  const { data, error, isFetching, refetch } = query;
  if (isGone(error)) {
    return <ErrorPage kind="not-found" title={texts.gone} description={texts.goneHelp} home={{ label: texts.list, href: listHref }} />;
  }
  if (error) {
    const retry = { label: t(($) => $.list.retry), onRetry: () => void refetch(), busy: isFetching };
    return <FailedState title={texts.failed} description={failureText(error)} retry={retry} />;
  }
  return data === undefined ? <PageSkeleton label={texts.loading} /> : children(data);
}
