import { useMemo, useState } from 'react';
import type { RowId, Selection } from './SelectionContext.ts';

const none: ReadonlySet<RowId> = new Set();

/** Holds the selected rows. Rows that are no longer visible are not selected either: no action affects a row that the user does not see. */
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
