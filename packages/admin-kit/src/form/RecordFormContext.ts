import { createContext, use } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { changesOf, type Values } from './conflict/threeWayMerge.ts';
import type { RecordForm } from './conflict/useConflictAwareSave.ts';
import { showValues } from './showValues.ts';

/** The record that the forms of an `Edit` edit, and whether the user may only look at it; undefined in a `Create`. */
export const RecordFormContext = createContext<(RecordForm & { readonly isReadOnly: boolean }) | undefined>(undefined);

/** What was entered into a form. */
export interface FormChanges {
  /** The attributes that differ from the record, with their values in the form. */
  readonly changes: Values;
  /** Shows the values of the record again. */
  readonly discard: () => void;
}

/** Returns what was entered into the closest form of an `Edit`. All empty values are the same, and lists are compared as sets. */
export function useFormChanges(): FormChanges {
  const recordForm = use(RecordFormContext);
  const form = useFormContext();
  const entered: Values = useWatch();
  const values = recordForm?.values ?? {};
  return { changes: recordForm ? changesOf(values, entered) : entered, discard: () => showValues(form, values) };
}
