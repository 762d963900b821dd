import { ReferenceArrayInputBase, ReferenceInputBase, type ReferenceInputBaseProps } from 'ra-core';
import { type ReactNode, useCallback, useState } from 'react';
import type { ResourceName } from '../../resources/Register.ts';
import { LoadChoicesContext } from './choices.ts';
import { debounceMs } from './debounce.ts';
import type { AnyRecord } from './useFormField.ts';

/** The props of {@link ReferenceInput} and {@link ReferenceArrayInput}. */
export interface ReferenceInputProps<Item extends object = AnyRecord>
  extends Pick<ReferenceInputBaseProps, 'filter' | 'perPage' | 'sort' | 'enableGetChoices'> {
  /** The attribute that holds the id, or the ids. */
  readonly source: keyof Item & string;
  /** Among the filters of a list: shows the input even while it does not filter. */
  readonly alwaysOn?: boolean;
  /** The resource that is chosen from. */
  readonly reference: ResourceName;
  /** The input that shows the choices: an `AutocompleteInput`, an `AutocompleteArrayInput` or a `SelectInput`. */
  readonly children: ReactNode;
}

/** Returns what an input needs that loads its choices when they are shown. */
function useLazyChoices() {
  const [needed, setNeeded] = useState(false);
  return { enableGetChoices: () => needed, load: useCallback(() => setNeeded(true), []) };
}

/** Loads the choices of the input in it from another resource; unlike in react-admin, only when the input is opened. */
export function ReferenceInput<Item extends object = AnyRecord>({ children, ...props }: ReferenceInputProps<Item>) {
  const { load, ...lazy } = useLazyChoices();
  return (
    <ReferenceInputBase debounce={debounceMs} {...lazy} {...props}>
      <LoadChoicesContext value={load}>{children}</LoadChoicesContext>
    </ReferenceInputBase>
  );
}

/** Loads the choices of an input for several ids from another resource; unlike in react-admin, only when the input is opened. */
export function ReferenceArrayInput<Item extends object = AnyRecord>({ children, ...props }: ReferenceInputProps<Item>) {
  const { load, ...lazy } = useLazyChoices();
  return (
    <ReferenceArrayInputBase debounce={debounceMs} {...lazy} {...props}>
      <LoadChoicesContext value={load}>{children}</LoadChoicesContext>
    </ReferenceArrayInputBase>
  );
}
