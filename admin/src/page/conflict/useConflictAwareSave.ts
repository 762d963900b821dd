import { ServiceError } from '@realmkit/openapi';
import { useState } from 'react';
import { serviceErrorOf } from '../../dataProvider/httpError.ts';
import { useActionMutation } from '../../mutation/useActionMutation.ts';
import { type OtherChange, withoutConflicts } from './otherChanges.ts';

interface ConflictAwareSaveOptions<Item, Entered extends object> {
  /** The record as the page has fetched it. */
  readonly record: Item;
  readonly entered: Entered;
  readonly setEntered: (entered: Entered) => void;
  /** Clears the entered values once they are saved. */
  readonly clear: () => void;
  /** Returns the entered values that have to be sent. */
  readonly changesOf: (record: Item, entered: Entered) => Entered;
  /** Returns the changes by another admin between two versions. */
  readonly othersOf: (before: Item, now: Item, entered: Entered) => readonly OtherChange[];
  readonly read: () => Promise<Item>;
  /** Saves, and returns the saved record. */
  readonly write: (changes: Entered) => Promise<Item>;
  readonly successMessage: () => string;
  /** Invalidates the queries that show the record, also if it was deleted. */
  readonly invalidate: () => unknown;
}

/** The state and the functions that a form needs. */
export interface ConflictAwareSave {
  /** The changes by another admin, if there are any. */
  readonly others: { readonly changes: readonly OtherChange[] } | undefined;
  readonly mutation: { readonly isPending: boolean; readonly errorMessage: string | undefined };
  /** Whether the entered values differ from the record. */
  readonly changed: boolean;
  readonly submit: () => void;
  readonly acceptMine: () => void;
  readonly acceptTheirs: () => void;
}

/**
 * Saves a record with optimistic concurrency control: it fetches the record again first, and never overwrites another admin's change
 * unseen. If the record was deleted meanwhile, its page says so.
 */
export function useConflictAwareSave<Item, Entered extends object>({
  record,
  entered,
  setEntered,
  clear,
  changesOf,
  othersOf,
  read,
  write,
  successMessage,
  invalidate,
}: ConflictAwareSaveOptions<Item, Entered>) {
  // The version that the page opened with; a refetch in the background must not hide what has changed.
  const [base, setBase] = useState(record);
  const [others, setOthers] = useState<{ readonly now: Item; readonly changes: readonly OtherChange[] }>();
  const changes = changesOf(base, entered);
  const invalidateIfGone = async (work: Promise<Item>): Promise<Item> => {
    try {
      return await work;
    } catch (error) {
      const cause = serviceErrorOf(error);
      if (cause instanceof ServiceError && cause.status === 404) void invalidate();
      throw error;
    }
  };
  const saving = useActionMutation({
    mutationFn: (data: Entered) => invalidateIfGone(write(data)),
    successMessage,
    onSuccess: async (_, saved) => {
      clear();
      setOthers(undefined);
      setBase(saved);
      await invalidate();
    },
  });
  const reading = useActionMutation({
    mutationFn: () => invalidateIfGone(read()),
    onSuccess: (_, now) => {
      const found = othersOf(base, now, entered);
      if (found.length > 0) setOthers({ now, changes: found });
      else saving.mutate(changesOf(now, entered));
    },
  });
  const resolveWith = (next: Entered) => {
    if (!others) return;
    setBase(others.now);
    setEntered(next);
    setOthers(undefined);
    const data = changesOf(others.now, next);
    if (Object.keys(data).length > 0) saving.mutate(data);
  };
  return {
    base,
    others,
    mutation: { isPending: saving.isPending || reading.isPending, errorMessage: saving.errorMessage ?? reading.errorMessage },
    error: saving.error,
    changed: Object.keys(changes).length > 0,
    submit: () => {
      saving.reset();
      reading.mutate();
    },
    acceptMine: () => resolveWith(entered),
    acceptTheirs: () => resolveWith(withoutConflicts(entered, others?.changes ?? [])),
  };
}
