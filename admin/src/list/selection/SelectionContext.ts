import { createContext, useContext } from 'react';

/** The id of a row. */
export type RowId = string | number;

/** The selection of a list as its checkboxes show and change it. */
export interface Selection {
  readonly selectedIds: { readonly has: (id: RowId) => boolean };
  /** How many rows of the shown page are selected. */
  readonly ofPage: 'all' | 'some' | 'none';
  /** Selects a row of the page, or no longer; with `range`, also the rows between it and the one that was changed last. */
  readonly onToggleItem: (id: RowId, range: boolean) => void;
  /** Selects all rows of the page; if all are selected, none of them. */
  readonly onTogglePage: () => void;
}

/** The selection of the enclosing list; undefined if the list has no bulk actions. */
export const SelectionContext = createContext<Selection | undefined>(undefined);

/** Returns the selection of the enclosing list. */
export const useSelection = (): Selection | undefined => useContext(SelectionContext);
