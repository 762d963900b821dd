import { createContext, useContext } from 'react';
import type { RowSelection } from './useRowSelection.ts';

export const SelectionContext = createContext<RowSelection | undefined>(undefined);

/**
 * Returns the selected records of the enclosing list and what changes them, for buttons that need more of a row than its id: `useListContext` has
 * the ids. @throws {Error} outside of a list
 */
export function useSelectedRecords(): RowSelection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('This must be inside a List.');
  return selection;
}
