import { Button } from '@realmkit/design-system';
import { useNotice } from '@realmkit/shell';
import { type Identifier, useListContext } from 'ra-core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServiceErrorText } from '../../form/errors/useServiceErrorText.ts';
import { pageSelectionOf } from '../../listState/selection/pageSelection.ts';
import { useSelectedRecords } from '../../listState/selection/SelectionContext.ts';
import { useLoadAllRows } from '../../listState/useLoadAllRows.ts';

/** The props of {@link SelectAllButton}. */
export interface SelectAllButtonProps {
  /** The bar around it, which gets the focus of a button that goes. */
  readonly bar?: RefObject<HTMLElement | null>;
}

/**
 * Offers to select all results once all rows of the page are selected. It loads them as records, without react-admin's limit of 250: the bulk dialog says
 * what it will do to each of them.
 */
export function SelectAllButton(props: SelectAllButtonProps) {
  const { filterValues, filter } = useListContext();
  // Other results: whatever is loading is cancelled.
  return <OfResults key={JSON.stringify([filterValues, filter])} {...props} />;
}

function OfResults({ bar }: SelectAllButtonProps) {
  const { t } = useTranslation('listTools');
  const { show } = useNotice();
  const errorText = useServiceErrorText();
  const { data = [], total = 0, isPlaceholderData = false, selectedIds } = useListContext();
  const { addRecords } = useSelectedRecords();
  const loadAllRows = useLoadAllRows();
  const [progress, setProgress] = useState<{ readonly loaded: number; readonly total: number }>();
  const [results, setResults] = useState<{ readonly ids: readonly Identifier[]; readonly total: number }>();
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);
  const catchFocus = () => {
    if (bar?.current?.contains(document.activeElement)) bar.current.focus();
  };
  const start = async () => {
    const controller = new AbortController();
    work.current = controller;
    const { signal } = controller;
    setProgress({ loaded: 0, total });
    try {
      const records = await loadAllRows({ signal, onProgress: (loaded, all = total) => setProgress({ loaded, total: all }) });
      catchFocus();
      addRecords(records);
      setResults({ ids: records.map(({ id }) => id), total });
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
  // The service may hide some of the rows that it counts: all that it sends are all there are, until it counts others.
  const areAllSelected = results?.total === total && pageSelectionOf(results.ids, selectedIds) === 'all';
  const isPageSelected =
    pageSelectionOf(
      data.map(({ id }) => id),
      selectedIds,
    ) === 'all';
  const isOffered = isPageSelected && !isPlaceholderData && total > data.length && !areAllSelected;
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
