import { type RaRecord, useDataProvider, useRefresh, useUpdate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isNotFound } from '../../provider/httpError.ts';
import { showValues } from '../showValues.ts';
import { useSubmit } from '../useSubmit.ts';
import { type Conflict, changesOf, complete, threeWayMerge, type Values, withoutConflicts } from './threeWayMerge.ts';

/** How changes are shown: when the service has them, or before. Both are reported when it has them, and stay in the form if it refuses them. */
export type MutationMode = 'pessimistic' | 'optimistic';

interface ConflictAwareSaveOptions<Item> {
  readonly resource: string;
  /** The record as the page has fetched it. */
  readonly record: Item;
  /** Returns attributes of a record in the format of a write, where it is not that of the record. */
  readonly valuesOf: ((record: Item) => Values) | undefined;
  /** Returns the data of the write. */
  readonly transform: (changes: Values, options: { readonly previousData: Item }) => object | Promise<object>;
  readonly mutationMode: MutationMode;
  readonly onSuccess: (record: Item) => unknown;
}

/** The record that a form edits. */
export interface RecordForm {
  /** The values of the version that the form started from. */
  readonly values: Values;
  /** Gives the edited record the form that shows its values. */
  readonly attach: (form: UseFormReturn) => void;
  /** Goes on with the newest version of the record; called while nothing is entered. */
  readonly follow: () => void;
}

/**
 * Saves a record with optimistic concurrency control: it fetches the record again first, merges, and never overwrites another admin's change
 * unseen. If the record was deleted meanwhile, its page says so.
 */
export function useConflictAwareSave<Item extends RaRecord>({
  resource,
  record,
  valuesOf,
  transform,
  mutationMode,
  onSuccess,
}: ConflictAwareSaveOptions<Item>) {
  const dataProvider = useDataProvider();
  const [update] = useUpdate();
  const refresh = useRefresh();
  const { id } = record;
  const form = useRef<UseFormReturn>(undefined);
  // The version that the entered values started from; a refetch in the background must not hide what has changed since.
  const [base, setBase] = useState(record);
  const [found, setFound] = useState<{ readonly now: Item; readonly conflicts: readonly Conflict[]; readonly entered: Values }>();
  const { saving, submit } = useSubmit();
  const opener = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The button was disabled while the dialog opened, so that the browser gives the focus back to nothing.
    if (wasOpen.current && !found && opener.current instanceof HTMLElement) opener.current.focus();
    wasOpen.current = found !== undefined;
  }, [found]);
  const versionOf = (item: Item): Values => ({ ...item, ...valuesOf?.(item) });
  /** Goes on with a version, and what was entered into it. */
  const restart = (now: Item, entered: Values = {}) => {
    setBase(now);
    if (form.current) showValues(form.current, { ...versionOf(now), ...entered });
  };
  /** Returns the record as the service has it; react-admin shows an optimistic change before. */
  const write = (data: object, previousData: Item): Promise<Item> => {
    if (mutationMode === 'pessimistic') return update(resource, { id, data, previousData }, { mutationMode, returnPromise: true });
    return new Promise((resolve, reject) => {
      const onSettled = (saved: Item | undefined, error: unknown) => (saved ? resolve(saved) : reject(error));
      void update(resource, { id, data, previousData }, { mutationMode, onSettled });
    });
  };
  const saveChanges = (start: Item, data: Values) =>
    submit(async () => {
      opener.current = document.activeElement;
      try {
        const { data: now } = await dataProvider.getOne<Item>(resource, { id });
        const base = versionOf(start);
        const entered = changesOf(base, data);
        // An attribute that the record has no longer was removed; one that valuesOf has no longer cannot be changed any more.
        const { changes, conflicts } = threeWayMerge({ base, now: complete(Object.keys(start), versionOf(now)), entered });
        if (conflicts.length > 0) return setFound({ now, conflicts, entered });
        const isSaved = Object.keys(changes).length === 0;
        const saved = isSaved ? now : await write(await transform(changes, { previousData: now }), now);
        // Saved already, but not by a write of this page that had an end: other lists and pages may show the record as it was.
        if (isSaved) refresh();
        restart(saved);
        await onSuccess(saved);
      } catch (error) {
        if (isNotFound(error)) refresh();
        throw error;
      }
    });
  /** Goes on with another admin's version, which the user has seen. */
  const accept = (now: Item, entered: Values) => {
    setFound(undefined);
    restart(now, entered);
    if (Object.keys(changesOf(versionOf(now), entered)).length === 0) return refresh();
    // As if the user had pressed the button again: errors stand on the inputs.
    void form.current?.handleSubmit(async (data) => {
      const errors = await saveChanges(now, data);
      for (const [name, message] of Object.entries(errors ?? {})) form.current?.setError(name, { type: 'server', message });
    })();
  };
  return {
    saving,
    save: (data: Values) => saveChanges(base, data),
    form: {
      values: versionOf(base),
      attach: (attached: UseFormReturn) => {
        form.current = attached;
      },
      follow: () => {
        if (record !== base && !saving) restart(record);
      },
    } satisfies RecordForm,
    dialog: {
      conflicts: found?.conflicts,
      acceptMine: () => found && accept(found.now, found.entered),
      acceptTheirs: () => found && accept(found.now, withoutConflicts(found.entered, found.conflicts)),
      cancel: () => setFound(undefined),
    },
  };
}
