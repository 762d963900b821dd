import { createContext, useContext } from 'react';

/** The id of a row. */
export type RowId = string | number;

/** Which rows of the page on show are chosen for a common action. */
export interface Selection {
  readonly selected: ReadonlySet<RowId>;
  readonly toggle: (id: RowId) => void;
  /** Chooses all rows on show, or none. */
  readonly setAll: (all: boolean) => void;
}

/** The selection of the list around; undefined where nothing can be done with several rows at once. */
export const SelectionContext = createContext<Selection | undefined>(undefined);

/** The selection of the list around. */
export const useSelection = (): Selection | undefined => useContext(SelectionContext);
