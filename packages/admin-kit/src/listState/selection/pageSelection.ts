import type { Identifier } from 'ra-core';

/** Returns how many rows of a page are selected. */
export function pageSelectionOf(ids: readonly Identifier[], selectedIds: readonly Identifier[]): 'all' | 'some' | 'none' {
  const selected = new Set(selectedIds);
  const count = ids.filter((id) => selected.has(id)).length;
  return count === 0 ? 'none' : count === ids.length ? 'all' : 'some';
}
