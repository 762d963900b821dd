import { Button } from '@realmkit/design-system';
import { useNotice } from '@realmkit/shell';
import { type RaRecord, useListContext } from 'ra-core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServiceErrorText } from '../../errors/useServiceErrorText.ts';
import { loadAllRows } from '../../exports/loadAllRows.ts';
import { useListPages } from '../../exports/useListPages.ts';
import type { RowId } from '../selection/SelectionContext.ts';
import type { BulkProps } from './BulkAction.ts';

interface SelectAllButtonProps<Item> extends BulkProps<Item> {
  /** The bar around it, which gets the focus of a button that goes. */
  readonly bar: RefObject<HTMLElement | null>;
}

/**
 * Offers to select all results once all rows of the page are selected. It loads them as records, without a limit: the bulk dialog says what
 * it will do to each of them.
 */
export function SelectAllButton<Item extends RaRecord>({ selection, bar }: SelectAllButtonProps<Item>) {
  const { filterValues, filter } = useListContext<Item>();
  // Other results: whatever is loading is cancelled.
  return <OfResults key={JSON.stringify([filterValues, filter])} selection={selection} bar={bar} />;
}

function OfResults<Item extends RaRecord>({ selection, bar }: SelectAllButtonProps<Item>) {
  const { t } = useTranslation('list');
  const { show } = useNotice();
  const errorText = useServiceErrorText();
  const { data = [], total = 0, isPlaceholderData = false } = useListContext<Item>();
  const loadPage = useListPages<Item>();
  const [progress, setProgress] = useState<{ readonly loaded: number; readonly total: number }>();
  const [results, setResults] = useState<readonly RowId[]>([]);
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);

  const catchFocus = () => {
    if (bar.current?.contains(document.activeElement)) bar.current.focus();
  };
  const start = async () => {
    const controller = new AbortController();
    work.current = controller;
    const { signal } = controller;
    setProgress({ loaded: 0, total });
    try {
      const records = await loadAllRows({
        load: (page) => loadPage(page, signal),
        signal,
        onProgress: (loaded, all = total) => setProgress({ loaded, total: all }),
      });
      catchFocus();
      selection.onSelect(records);
      setResults(records.map(({ id }) => id));
    } catch (error) {
      if (signal.aborted) return;
      show({ type: 'error', message: errorText(error) });
    }
    setProgress(undefined);
  };
  const cancel = () => {
    work.current?.abort();
    catchFocus();
    setProgress(undefined);
  };
  const areAllSelected = results.length >= total && results.every((id) => selection.selectedIds.has(id));
  const isOffered = selection.ofPage === 'all' && !isPlaceholderData && total > data.length && !areAllSelected;
  if (!progress && !isOffered) return null;
  // The same button while it is busy: it has the focus.
  return (
    <>
      <Button aria-busy={progress !== undefined} aria-disabled={progress !== undefined} onClick={progress ? undefined : () => void start()}>
        {progress ? t(($) => $.bulk.state, { done: progress.loaded, total: progress.total }) : t(($) => $.bulk.selectAll, { count: total })}
      </Button>
      {progress ? <Button onClick={cancel}>{t(($) => $.bulk.cancel)}</Button> : null}
    </>
  );
}
