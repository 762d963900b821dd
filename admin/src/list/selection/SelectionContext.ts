import { createContext, useContext } from 'react';

/** The id of a row. */
export type RowId = string | number;

/** The selected rows of the visible page. */
export interface Selection {
  readonly selected: ReadonlySet<RowId>;
  readonly toggle: (id: RowId) => void;
  /** Selects all visible rows, or none. */
  readonly setAll: (all: boolean) => void;
}

/** The selection of the enclosing list; undefined if the list has no bulk actions. */
export const SelectionContext = createContext<Selection | undefined>(undefined);

/** Returns the selection of the enclosing list. */
export const useSelection = (): Selection | undefined => useContext(SelectionContext);
