import type { Identifier, RaRecord } from 'ra-core';
import { useMemo, useState } from 'react';

/** The selection of a list with the selected records themselves: react-admin has their ids only, and only rows of the page have a record then. */
export interface RowSelection<Item extends RaRecord = RaRecord> {
  readonly selectedIds: Identifier[];
  /** The selected records, on whichever page they are. */
  readonly records: readonly Item[];
  /** Selects these ids and no others; an id whose record was never on a page is left out. */
  readonly onSelect: (ids: readonly Identifier[]) => void;
  readonly onToggleItem: (id: Identifier) => void;
  readonly onUnselectItems: () => void;
  /** Selects records besides those that are selected. */
  readonly addRecords: (records: readonly Item[]) => void;
  readonly removeIds: (ids: readonly Identifier[]) => void;
}

type ById<Item> = ReadonlyMap<Identifier, Item>;

const byId = <Item extends RaRecord>(rows: readonly Item[]) => new Map<Identifier, Item>(rows.map((row) => [row.id, row]));

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
export function useRowSelection<Item extends RaRecord>(rows: readonly Item[], list: string): RowSelection<Item> {
  const [state, setState] = useState<{ readonly list: string; readonly selected: ById<Item> }>({ list, selected: new Map() });
  const page = useMemo(() => byId(rows), [rows]);
  const selected = useMemo(
    () => (state.list === list ? refreshed(state.selected, page) : new Map<Identifier, Item>()),
    [state, list, page],
  );
  // During rendering, so that no action ever gets the records of another list, and none that is older than what is on the screen.
  if (state.list !== list || state.selected !== selected) setState({ list, selected });
  const handlers = useMemo(() => {
    const update = (change: (now: ById<Item>) => ById<Item>) =>
      setState((now) => (now.list === list ? { list, selected: change(now.selected) } : now));
    const without = (now: ById<Item>, ids: readonly Identifier[]) => {
      const removed = new Set(ids);
      return new Map([...now].filter(([id]) => !removed.has(id)));
    };
    const withIds = (now: ById<Item>, ids: readonly Identifier[]) => {
      const known = new Map([...now, ...page]);
      return byId(ids.flatMap((id) => known.get(id) ?? []));
    };
    return {
      onSelect: (ids: readonly Identifier[]) => update((now) => withIds(now, ids)),
      onToggleItem: (id: Identifier) => update((now) => (now.has(id) ? without(now, [id]) : withIds(now, [...now.keys(), id]))),
      onUnselectItems: () => update(() => new Map()),
      addRecords: (records: readonly Item[]) => update((now) => new Map([...now, ...byId(records)])),
      removeIds: (ids: readonly Identifier[]) => update((now) => without(now, ids)),
    };
  }, [list, page]);
  return useMemo(() => ({ ...handlers, selectedIds: [...selected.keys()], records: [...selected.values()] }), [handlers, selected]);
}
