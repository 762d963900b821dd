import { useListContext } from 'ra-core';
import { createContext, useContext } from 'react';
import type { RowSelection } from './useRowSelection.ts';

export const SelectionContext = createContext<RowSelection | undefined>(undefined);

/**
 * Returns the selected records of the enclosing list and what changes them, for buttons that need more of a row than its id: `useListContext` has the ids.
 * In a plain list context of react-admin, only rows of the shown page are among the records.
 */
export function useSelectedRecords(): RowSelection {
  const { data = [], selectedIds, onSelect, onToggleItem, onUnselectItems } = useListContext();
  const selection = useContext(SelectionContext);
  if (selection) return selection;
  const records = data.filter(({ id }) => selectedIds.includes(id));
  return {
    records,
    selectedIds,
    onSelect: (ids) => onSelect([...ids]),
    onToggleItem,
    onUnselectItems,
    addRecords: (added) => onSelect([...selectedIds, ...added.map(({ id }) => id)]),
    removeIds: (ids) => onSelect(selectedIds.filter((id) => !ids.includes(id))),
  };
}
