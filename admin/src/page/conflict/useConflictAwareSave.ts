import { ServiceError } from '@realmkit/openapi';
import { useState } from 'react';
import { serviceErrorOf } from '../../dataProvider/httpError.ts';
import { useActionMutation } from '../../mutation/useActionMutation.ts';
import { type OtherChange, withoutClashes } from './otherChanges.ts';

interface CarefulSavingOptions<Item, Entered extends object> {
  /** The record as the page has read it. */
  readonly record: Item;
  readonly entered: Entered;
  readonly enter: (entered: Entered) => void;
  /** Forgets what was entered, once it is saved. */
  readonly clear: () => void;
  /** What has to be sent of what was entered. */
  readonly changesOf: (record: Item, entered: Entered) => Entered;
  /** What has changed from one reading to the next. */
  readonly othersOf: (before: Item, now: Item, entered: Entered) => readonly OtherChange[];
  readonly read: () => Promise<Item>;
  /** Saves, and answers the record as it is then. */
  readonly write: (changes: Entered) => Promise<Item>;
  readonly done: () => string;
  /** Fetches again what shows the record, or that it is gone. */
  readonly afterwards: () => unknown;
}

/** What a form shows of a saving, and asks of it. */
export interface ConflictAwareSave {
  /** What somebody else has changed meanwhile, where that is so. */
  readonly others: { readonly changes: readonly OtherChange[] } | undefined;
  readonly mutation: { readonly isPending: boolean; readonly failure: string | undefined };
  /** Whether anything is entered that differs. */
  readonly changed: boolean;
  readonly submit: () => void;
  readonly acceptMine: () => void;
  readonly acceptTheirs: () => void;
}

/**
 * Saves a record that somebody else may be changing at the same time: it is read again before, and nothing of what the other one has changed
 * is overwritten unseen. Where it was deleted meanwhile its page says so.
 */
export function useConflictAwareSave<Item, Entered extends object>({
  record,
  entered,
  enter,
  clear,
  changesOf,
  othersOf,
  read,
  write,
  done,
  afterwards,
}: CarefulSavingOptions<Item, Entered>) {
  // What the page showed when it was opened; a later reading in the background must not hide what has changed.
  const [base, setBase] = useState(record);
  const [others, setOthers] = useState<{ readonly now: Item; readonly changes: readonly OtherChange[] }>();
  const changes = changesOf(base, entered);
  const orGone = async (work: Promise<Item>): Promise<Item> => {
    try {
      return await work;
    } catch (error) {
      const cause = serviceErrorOf(error);
      if (cause instanceof ServiceError && cause.status === 404) void afterwards();
      throw error;
    }
  };
  const saving = useActionMutation({
    mutationFn: (data: Entered) => orGone(write(data)),
    successMessage: done,
    onSuccess: async (_, saved) => {
      clear();
      setOthers(undefined);
      setBase(saved);
      await afterwards();
    },
  });
  const reading = useActionMutation({
    mutationFn: () => orGone(read()),
    onSuccess: (_, now) => {
      const found = othersOf(base, now, entered);
      if (found.length > 0) setOthers({ now, changes: found });
      else saving.mutate(changesOf(now, entered));
    },
  });
  const goOn = (kept: Entered) => {
    if (!others) return;
    setBase(others.now);
    enter(kept);
    setOthers(undefined);
    const data = changesOf(others.now, kept);
    if (Object.keys(data).length > 0) saving.mutate(data);
  };
  return {
    base,
    others,
    mutation: { isPending: saving.isPending || reading.isPending, failure: saving.failure ?? reading.failure },
    error: saving.error,
    changed: Object.keys(changes).length > 0,
    submit: () => {
      saving.reset();
      reading.mutate();
    },
    acceptMine: () => goOn(entered),
    acceptTheirs: () => goOn(withoutClashes(entered, others?.changes ?? [])),
  };
}
