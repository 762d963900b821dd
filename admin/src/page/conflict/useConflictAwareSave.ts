import { serviceErrorOf } from '@realmkit/admin-kit';
import { ServiceError } from '@realmkit/openapi';
import { useState } from 'react';
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
  /** Fetches the record of the page again, because it was deleted meanwhile. */
  readonly refetch: () => unknown;
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
  refetch,
}: ConflictAwareSaveOptions<Item, Entered>) {
  // The version that the entered values started from; a refetch in the background must not hide what has changed since.
  const [base, setBase] = useState(record);
  const [fetched, setFetched] = useState(record);
  const [others, setOthers] = useState<{ readonly now: Item; readonly changes: readonly OtherChange[] }>();
  if (record !== fetched) {
    setFetched(record);
    // The page may open with the row of a list, until the record is fetched.
    if (Object.keys(entered).length === 0) setBase(record);
  }
  const changes = changesOf(base, entered);
  const refetchIfGone = async (work: Promise<Item>): Promise<Item> => {
    try {
      return await work;
    } catch (error) {
      const cause = serviceErrorOf(error);
      if (cause instanceof ServiceError && cause.status === 404) void refetch();
      throw error;
    }
  };
  const saving = useActionMutation({
    mutationFn: (data: Entered) => refetchIfGone(write(data)),
    successMessage,
    onSuccess: (_, saved) => {
      clear();
      setOthers(undefined);
      setBase(saved);
    },
  });
  const reading = useActionMutation({
    mutationFn: () => refetchIfGone(read()),
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
