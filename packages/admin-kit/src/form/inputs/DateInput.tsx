import { TextInput, type TextInputProps } from './TextInput.tsx';
import { type AnyRecord, textOf } from './useFormField.ts';

/** The props of {@link DateInput}; `min` and `max` are dates. */
export type DateInputProps<Item extends object = AnyRecord> = Omit<TextInputProps<Item>, 'type' | 'maxLength' | 'inputMode' | 'end'>;

/** Renders an input for a calendar date, `YYYY-MM-DD`; of a date with a time it shows the date. */
export function DateInput<Item extends object = AnyRecord>(props: DateInputProps<Item>) {
  return <TextInput<Item> format={(value) => textOf(value).slice(0, 10)} {...props} type="date" />;
}
