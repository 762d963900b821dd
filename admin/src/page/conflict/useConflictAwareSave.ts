import { isNotFound } from '@realmkit/admin-kit';
import { useNotice } from '@realmkit/shell';
import { useRefresh } from 'ra-core';
import { useState } from 'react';
import { useActionMutation } from '../../mutation/useActionMutation.ts';
import { type Conflict, changesOf, threeWayMerge, type Values, withoutConflicts } from './threeWayMerge.ts';

interface ConflictAwareSaveOptions<Item, Entered extends object> {
  /** The record as the page has fetched it. */
  readonly record: Item;
  readonly entered: Entered;
  readonly setEntered: (entered: Entered) => void;
  /** Clears the entered values once they are saved. */
  readonly clear: () => void;
  /** Returns the attributes of a record that can be changed. */
  readonly valuesOf: (record: Item) => Values;
  readonly read: () => Promise<Item>;
  /** Saves, and returns the saved record. */
  readonly write: (changes: Entered, previousData: Item) => Promise<Item>;
  readonly successMessage: () => string;
}

/** The state and the functions that a form needs. */
export interface ConflictAwareSave {
  /** The conflicts with another admin, while the user has to choose. */
  readonly conflicts: readonly Conflict[] | undefined;
  readonly mutation: { readonly isPending: boolean; readonly errorMessage: string | undefined };
  /** Whether the entered values differ from the record. */
  readonly changed: boolean;
  readonly submit: () => void;
  readonly acceptMine: () => void;
  readonly acceptTheirs: () => void;
  /** Sends nothing and keeps what was entered. */
  readonly cancel: () => void;
}

/**
 * Saves a record with optimistic concurrency control: it fetches the record again first, merges, and never overwrites another admin's change
 * unseen. If the record was deleted meanwhile, its page says so.
 */
export function useConflictAwareSave<Item, Entered extends object>({
  record,
  entered,
  setEntered,
  clear,
  valuesOf,
  read,
  write,
  successMessage,
}: ConflictAwareSaveOptions<Item, Entered>) {
  const { show } = useNotice();
  const refresh = useRefresh();
  // The version that the entered values started from; a refetch in the background must not hide what has changed since.
  const [base, setBase] = useState(record);
  const [followed, setFollowed] = useState(record);
  const [found, setFound] = useState<{ readonly now: Item; readonly conflicts: readonly Conflict[] }>();
  if (record !== followed && Object.keys(entered).length === 0) {
    setFollowed(record);
    setBase(record);
  }
  const saving = useActionMutation({
    mutationFn: async (start: { readonly base: Item; readonly entered: Entered }) => {
      try {
        const now = await read();
        const merged = threeWayMerge({ base: valuesOf(start.base), now: valuesOf(now), entered: start.entered });
        if (merged.conflicts.length > 0) return { now, conflicts: merged.conflicts };
        if (Object.keys(merged.changes).length > 0) return { now: await write(merged.changes, now) };
        // Saved already, but not by a write of this page that had an end: other lists and pages may show the record as it was.
        refresh();
        return { now };
      } catch (error) {
        if (isNotFound(error)) refresh();
        throw error;
      }
    },
    onSuccess: (_, { now, conflicts }) => {
      if (conflicts) return setFound({ now, conflicts });
      clear();
      setBase(now);
      show({ type: 'success', message: successMessage() });
    },
  });
  /** Goes on with another admin's version, which the user has seen. */
  const accept = (now: Item, next: Entered) => {
    setBase(now);
    setFound(undefined);
    if (Object.keys(changesOf(valuesOf(now), next)).length > 0) {
      setEntered(next);
      saving.mutate({ base: now, entered: next });
    } else {
      clear();
      refresh();
    }
  };
  return {
    base,
    mutation: saving,
    error: saving.error,
    changed: Object.keys(changesOf(valuesOf(base), entered)).length > 0,
    conflicts: found?.conflicts,
    submit: () => saving.mutate({ base, entered }),
    acceptMine: () => found && accept(found.now, entered),
    acceptTheirs: () => found && accept(found.now, withoutConflicts(entered, found.conflicts)),
    cancel: () => setFound(undefined),
  };
}
