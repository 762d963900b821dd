import { createContext, type ReactNode, useContext } from 'react';
import type { ListPreferences } from './preferences/listPreferences.ts';
import type { Column } from './table/columns.ts';
import type { ListUrl } from './url/listQuery.ts';

/** What the table of a list tells the tools around it. */
export interface ListTable {
  readonly columns: readonly Column[];
  readonly bulkActionButtons: ReactNode;
}

/** A list screen, for the tools around its table. */
export interface ListView {
  /** The name of the list. */
  readonly title: string;
  readonly url: ListUrl;
  readonly table: ListTable;
  readonly setTable: (table: ListTable) => void;
  /** The user's preferences for the list, on this device. */
  readonly preferences: ListPreferences;
  readonly setPreferences: (next: ListPreferences) => void;
}

export const ListViewContext = createContext<ListView | undefined>(undefined);

/** Returns the enclosing list screen. @throws {Error} outside of a list */
export function useListView(): ListView {
  const view = useContext(ListViewContext);
  if (!view) throw new Error('This must be inside a List.');
  return view;
}
