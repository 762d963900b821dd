import { useMemo, useRef, useState } from 'react';
import type { RowId, Selection } from './SelectionContext.ts';

interface Row {
  readonly id: RowId;
}

/** The selection of a list with the selected records themselves: react-admin has their ids only, and only rows of the page have a record then. */
export interface RecordSelection<Item> extends Selection {
  /** The selected records, on whichever page they are. */
  readonly records: readonly Item[];
  /** Selects records besides those that are selected. */
  readonly onSelect: (records: readonly Item[]) => void;
  /** Ends the selection of these ids, or of all. */
  readonly onUnselectItems: (ids?: readonly RowId[]) => void;
}

type ById<Item> = ReadonlyMap<RowId, Item>;

const byId = <Item extends Row>(rows: readonly Item[]) => new Map<RowId, Item>(rows.map((row) => [row.id, row]));

const without = <Item>(selected: ById<Item>, ids: readonly RowId[]): ById<Item> => {
  const removed = new Set(ids);
  return new Map([...selected].filter(([id]) => !removed.has(id)));
};

/** Returns the selected records with those of the page as they were loaded last; the same map if nothing has changed. */
function refreshed<Item>(selected: ById<Item>, page: ById<Item>): ById<Item> {
  const isStale = [...page].some(([id, row]) => selected.has(id) && selected.get(id) !== row);
  return isStale ? new Map([...selected].map(([id, record]) => [id, page.get(id) ?? record])) : selected;
}

/**
 * Holds the selected records of a list over its pages, sorting and searching, in memory only.
 * @param rows the rows of the shown page
 * @param list the identity of the list: the selection ends when another list is shown
 */
export function useRowSelection<Item extends Row>(rows: readonly Item[], list: string): RecordSelection<Item> {
  const [state, setState] = useState<{ readonly list: string; readonly selected: ById<Item> }>({ list, selected: new Map() });
  const lastChanged = useRef<RowId>(undefined);
  const page = useMemo(() => byId(rows), [rows]);
  const selected = useMemo(() => (state.list === list ? refreshed(state.selected, page) : new Map<RowId, Item>()), [state, list, page]);
  // During rendering, so that no action ever gets the records of another list, and none that is older than what is on the screen.
  if (state.list !== list || state.selected !== selected) setState({ list, selected });

  return useMemo(() => {
    const update = (change: (now: ById<Item>) => ById<Item>) =>
      setState((now) => (now.list === list ? { list, selected: change(now.selected) } : now));
    const select = (records: readonly Item[]) => update((now) => new Map([...now, ...byId(records)]));
    const unselect = (ids: readonly RowId[]) => update((now) => without(now, ids));
    const setRows = (changed: readonly Item[], checked: boolean) => (checked ? select(changed) : unselect(changed.map(({ id }) => id)));
    const count = rows.filter(({ id }) => selected.has(id)).length;
    const ofPage = count === 0 ? 'none' : count === rows.length ? 'all' : 'some';
    return {
      selectedIds: selected,
      records: [...selected.values()],
      ofPage,
      onToggleItem: (id, range) => {
        const end = rows.findIndex((row) => row.id === id);
        const start = range ? rows.findIndex((row) => row.id === lastChanged.current) : -1;
        const changed = rows.slice(start < 0 ? end : Math.min(start, end), Math.max(start, end) + 1);
        lastChanged.current = id;
        if (end >= 0) setRows(changed, !selected.has(id));
      },
      onTogglePage: () => setRows(rows, ofPage !== 'all'),
      onSelect: select,
      onUnselectItems: (ids) => update((now) => (ids ? without(now, ids) : new Map())),
    };
  }, [rows, list, selected]);
}
