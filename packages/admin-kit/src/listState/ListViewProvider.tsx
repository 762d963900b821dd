import { type ReactNode, useState } from 'react';
import { type ListView, ListViewContext, noTable } from './ListViewContext.ts';
import { useListPreferences } from './preferences/useListPreferences.ts';

interface ListViewProviderProps extends Pick<ListView, 'title' | 'abilities' | 'url'> {
  /** The key of the user's preferences. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Provides what the parts of a list share: its title, its preferences, and what its table tells the tools. */
export function ListViewProvider({ name, children, ...view }: ListViewProviderProps) {
  const [table, setTable] = useState(noTable);
  const [preferences, setPreferences] = useListPreferences(name);
  return <ListViewContext value={{ ...view, table, setTable, preferences, setPreferences }}>{children}</ListViewContext>;
}
