import Button from '@mui/material/Button';
import { EmptyState, FailedState } from '@realmkit/design-system';
import { useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useServiceErrorText } from '../../errors/useServiceErrorText.ts';
import type { ListDefinition } from '../ListDefinition.ts';
import { useListQuery } from '../useListQuery.ts';
import { ListSkeleton } from './ListSkeleton.tsx';

/** What a list says about itself; the texts come translated. */
export interface ListTexts {
  /** What the list is called. */
  readonly title: string;
  /** What the search looks at. */
  readonly searchHint: string;
  /** There is nothing at all, and what to do about it. */
  readonly empty: string;
  readonly emptyHelp: string;
  /** Nothing fits search and filters. */
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

/** Shows a list's rows, or in their place that they are on their way, could not be loaded, or do not exist. */
export function ListStates({ definition, texts, columns, children }: ListStatesProps) {
  const { t } = useTranslation('admin');
  const failureText = useServiceErrorText();
  const { isPending, isFetching = false, isPlaceholderData = false, error, data = [], refetch } = useListContext();
  const { isNarrowed, widen } = useListQuery(definition);
  if (error) {
    const retry = { label: t(($) => $.list.retry), onRetry: () => void refetch(), busy: isFetching };
    return <FailedState title={texts.failed} description={failureText(error)} retry={retry} />;
  }
  if (isPending) return <ListSkeleton label={t(($) => $.list.loading)} columns={columns} />;
  if (data.length > 0) {
    // The rows of the last question stay until those of the next one are there.
    return (
      <div aria-busy={isPlaceholderData} style={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
        {children}
      </div>
    );
  }
  if (!isNarrowed) return <EmptyState title={texts.empty} description={texts.emptyHelp} />;
  return (
    <EmptyState
      title={texts.noMatch}
      description={t(($) => $.list.noMatchHelp)}
      action={
        <Button variant="outlined" onClick={widen}>
          {t(($) => $.list.widen)}
        </Button>
      }
    />
  );
}
