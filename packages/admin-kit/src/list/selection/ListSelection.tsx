import { lazyPart } from '@realmkit/shell';
import { ListContextProvider, type RaRecord, useListContext } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { useListView } from '../../listState/ListViewContext.ts';
import { SelectionContext } from '../../listState/selection/SelectionContext.ts';
import { useRowSelection } from '../../listState/selection/useRowSelection.ts';
import { failedList } from '../failedList.ts';

const BulkActionsToolbar = lazyPart(async () => (await import('../../listTools/bulk/BulkActionsToolbar.tsx')).BulkActionsToolbar, {
  texts: ['listTools'],
});

interface ListSelectionProps {
  /** The identity of the list: the selection ends when another list is shown. */
  readonly listKey?: string;
  readonly children: ReactNode;
}

/** A stable empty array, so that memoised values do not change. */
const noRows: never[] = [];

/** Provides the selection of a list over its pages, with the records, and shows the bulk actions of its table. */
export function ListSelection({ listKey = '', children }: ListSelectionProps) {
  const list = failedList(useListContext<RaRecord>());
  const { table } = useListView();
  // The rows of the list before stay on the screen until those of this one are loaded: none of them can be selected here.
  const [loadedList, setLoadedList] = useState(listKey);
  if (!list.isPlaceholderData && loadedList !== listKey) setLoadedList(listKey);
  const selection = useRowSelection((loadedList === listKey && list.data) || noRows, listKey);
  const { selectedIds, onSelect, onToggleItem, onUnselectItems } = selection;
  // Stays open when the rows are gone, to report the result.
  const [bulkIsOpen, setBulkOpen] = useState(false);
  if (!bulkIsOpen && selectedIds.length > 0) setBulkOpen(true);
  return (
    <ListContextProvider value={{ ...list, selectedIds, onSelect, onToggleItem, onUnselectItems }}>
      <SelectionContext value={selection}>
        {children}
        {table.bulkActionButtons && bulkIsOpen ? <BulkActionsToolbar key={listKey}>{table.bulkActionButtons}</BulkActionsToolbar> : null}
      </SelectionContext>
    </ListContextProvider>
  );
}
