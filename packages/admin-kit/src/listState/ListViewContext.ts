import { createContext, type ReactNode, useContext } from 'react';
import type { ListAbilities } from '../resources/defineResource.ts';
import type { Column } from './columns.ts';
import { defaultPreferences, type ListPreferences } from './preferences/listPreferences.ts';
import type { ListUrl } from './url/listQuery.ts';

/** What the table of a list tells the tools around it. */
export interface ListTable {
  readonly columns: readonly Column[];
  readonly bulkActionButtons: ReactNode;
}

/** A list, for its table and the tools around it. */
export interface ListView {
  /** The name of the list. */
  readonly title?: string | undefined;
  /** What the service can do; undefined if all rows are here, and are sorted and filtered here. */
  readonly abilities?: ListAbilities | undefined;
  /** How the URL holds the state of the list; undefined if only the list context has it. */
  readonly url?: ListUrl | undefined;
  readonly table: ListTable;
  readonly setTable: (table: ListTable) => void;
  /** The user's preferences for the list, on this device. */
  readonly preferences: ListPreferences;
  readonly setPreferences: (next: ListPreferences) => void;
}

export const noTable: ListTable = { columns: [], bulkActionButtons: false };

export const ListViewContext = createContext<ListView | undefined>(undefined);

const noView: ListView = { table: noTable, setTable: () => {}, preferences: defaultPreferences, setPreferences: () => {} };

/** Returns the enclosing list; in a plain list context of react-admin one without a URL, a title and tools. */
export const useListView = (): ListView => useContext(ListViewContext) ?? noView;

/** Returns whether a list can be sorted by a column. */
export const isSortable = ({ abilities }: ListView, { source, disableSort = false }: Column): boolean =>
  !disableSort && (!abilities || abilities.sortable?.includes(source) === true);
