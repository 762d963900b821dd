import { FailedState } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { useServiceErrorText } from './useServiceErrorText.ts';

/** The props of {@link FailedQuery}. */
export interface FailedQueryProps {
  readonly query: { readonly error?: unknown; readonly isFetching?: boolean | undefined; readonly refetch: () => unknown };
  readonly title: string;
  /** Whether its title is the heading of a page that has nothing else. */
  readonly isPage?: boolean;
  /** By default the text of the error. */
  readonly description?: string;
}

/** Shows that a query has failed and why, with a button that fetches again. */
export function FailedQuery({ query: { error, isFetching = false, refetch }, title, description, isPage = false }: FailedQueryProps) {
  const { t } = useTranslation('form');
  const errorText = useServiceErrorText();
  const retry = { label: t(($) => $.retry), onRetry: () => void refetch(), busy: isFetching };
  return <FailedState title={title} isPage={isPage} description={description ?? errorText(error)} retry={retry} />;
}
