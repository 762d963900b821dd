import Button from '@mui/material/Button';
import { EmptyState, FailedState } from '@realmkit/design-system';
import { useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useServiceErrorText } from '../../errors/useServiceErrorText.ts';
import type { ListDefinition } from '../ListDefinition.ts';
import { useListQuery } from '../useListQuery.ts';
import { ListSkeleton } from './ListSkeleton.tsx';

/** The texts of a list; already translated. */
export interface ListTexts {
  /** The name of the list. */
  readonly title: string;
  /** The fields that the search covers. */
  readonly searchHint: string;
  /** The title and help text of a list without any rows. */
  readonly empty: string;
  readonly emptyHelp: string;
  /** The title of a list without rows that match search and filters. */
  readonly noMatch: string;
  readonly failed: string;
}

interface ListStatesProps {
  readonly definition: ListDefinition;
  readonly texts: ListTexts;
  readonly columns: number;
  /** The rows and the pager. */
  readonly children: ReactNode;
}

/** Shows a list's rows, or its loading, error or empty state. */
export function ListStates({ definition, texts, columns, children }: ListStatesProps) {
  const { t } = useTranslation('admin');
  const failureText = useServiceErrorText();
  const { isPending, isFetching = false, isPlaceholderData = false, error, data = [], refetch } = useListContext();
  const { isFiltered, clearFilters } = useListQuery(definition);
  if (error) {
    const retry = { label: t(($) => $.list.retry), onRetry: () => void refetch(), busy: isFetching };
    return <FailedState title={texts.failed} description={failureText(error)} retry={retry} />;
  }
  if (isPending) return <ListSkeleton label={t(($) => $.list.loading)} columns={columns} />;
  if (data.length > 0) {
    // The rows of the previous query stay until those of the next one are loaded.
    return (
      <div aria-busy={isPlaceholderData} style={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
        {children}
      </div>
    );
  }
  if (!isFiltered) return <EmptyState title={texts.empty} description={texts.emptyHelp} />;
  return (
    <EmptyState
      title={texts.noMatch}
      description={t(($) => $.list.noMatchHelp)}
      action={
        <Button variant="outlined" onClick={clearFilters}>
          {t(($) => $.list.widen)}
        </Button>
      }
    />
  );
}
