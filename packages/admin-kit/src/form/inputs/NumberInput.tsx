import { TextInput, type TextInputProps } from './TextInput.tsx';
import type { AnyRecord } from './useFormField.ts';

/** The props of {@link NumberInput}. */
export type NumberInputProps<Item extends object = AnyRecord> = Omit<TextInputProps<Item>, 'type' | 'maxLength' | 'end'>;

/** Renders an input for a number; an emptied one is `null`. Its limits are those of the contract: `min` and `max`. */
export function NumberInput<Item extends object = AnyRecord>(props: NumberInputProps<Item>) {
  return <TextInput<Item> inputMode="numeric" parse={(entered) => (entered === '' ? null : Number(entered))} {...props} type="number" />;
}
