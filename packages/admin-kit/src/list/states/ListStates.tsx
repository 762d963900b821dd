import Button from '@mui/material/Button';
import { EmptyState } from '@realmkit/design-system';
import { useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedQuery } from '../../form/errors/FailedQuery.tsx';
import { useListQuery } from '../../listState/url/useListQuery.ts';

/** What a list shows in place of its rows; translated. */
export interface ListTexts {
  /** Shown where there are no rows at all. */
  readonly empty?: ReactNode;
  /** The title of the state without rows that match search and filters. */
  readonly noMatch?: string;
  /** The title of the state in which the rows could not be loaded. */
  readonly error?: string;
}

interface ListStatesProps extends ListTexts {
  /** Shown while the first rows load; without it, the children. */
  readonly loading?: ReactNode;
  readonly children: ReactNode;
}

/** Shows the rows of a list, or its error or empty state. */
export function ListStates({ empty, noMatch, error: errorTitle, loading, children }: ListStatesProps) {
  const { t } = useTranslation('list');
  const list = useListContext();
  const { isPending, isPlaceholderData = false, error, data = [] } = list;
  const { isFiltered, clearFilters } = useListQuery();
  if (error) return <FailedQuery query={list} title={errorTitle ?? t(($) => $.failed)} />;
  if (isPending && loading !== undefined) return loading;
  if (isPending || data.length > 0) {
    // The rows of the previous query stay until those of the next one are loaded.
    return <div aria-busy={isPlaceholderData}>{children}</div>;
  }
  if (!isFiltered) return empty ?? <EmptyState title={t(($) => $.empty)} />;
  return (
    <EmptyState
      picture="nothing-found"
      title={noMatch ?? t(($) => $.noMatch)}
      description={t(($) => $.noMatchHelp)}
      action={
        <Button variant="outlined" onClick={clearFilters}>
          {t(($) => $.widen)}
        </Button>
      }
    />
  );
}
