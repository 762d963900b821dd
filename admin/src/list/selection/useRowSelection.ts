import { useMemo, useState } from 'react';
import type { RowId, Selection } from './SelectionContext.ts';

const none: ReadonlySet<RowId> = new Set();

/** Keeps which rows are chosen. Rows that are not on show any more are not chosen either: nothing happens to what nobody sees. */
export function useRowSelection(rows: readonly { readonly id: RowId }[]): Selection {
  const [chosen, setChosen] = useState(none);
  return useMemo(
    () => ({
      selected: chosen.size === 0 ? none : new Set(rows.flatMap(({ id }) => (chosen.has(id) ? [id] : []))),
      toggle: (id) => setChosen((now) => (now.has(id) ? new Set([...now].filter((other) => other !== id)) : new Set([...now, id]))),
      setAll: (all) => setChosen(all ? new Set(rows.map(({ id }) => id)) : none),
    }),
    [rows, chosen],
  );
}
