import { type NumberEntry, NumberField, type NumberFieldProps } from '@realmkit/design-system';
import type { Validator } from 'ra-core';
import { type AnyRecord, type InputProps, useFormField } from './useFormField.ts';
import { useNumberTexts } from './useNumberTexts.ts';

/** The props of {@link NumberInput}. */
export interface NumberInputProps<Item extends object = AnyRecord>
  extends InputProps<Item>,
    Pick<NumberFieldProps, 'min' | 'max' | 'fractionDigits' | 'placeholder' | 'className' | 'end'> {}

/** Returns what a form holds as an entry: react-admin shows an empty value as an empty text. */
const entryOf = (value: unknown): NumberEntry => (typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null);

/**
 * Renders an input for a number, as people of the panel's language write it; an emptied one is `null`. Its limits are those of the contract: `min` and `max`, and
 * `fractionDigits` where it is no whole number. What is no number stays in the input and is refused in words before anything is sent.
 */
export function NumberInput<Item extends object = AnyRecord>({ readOnly = false, validate = [], ...props }: NumberInputProps<Item>) {
  const { source, label, helperText, defaultValue, disabled = false, isRequired = false, min, max, fractionDigits, ...input } = props;
  const texts = useNumberTexts({ min, max, fractionDigits });
  const isNumber: Validator = (value) => (typeof entryOf(value) === 'string' ? texts.refusal : undefined);
  const { value, setValue, field, ref } = useFormField({
    source,
    label,
    helperText,
    disabled,
    isRequired,
    validate: [isNumber, ...[validate].flat()],
    ...(defaultValue !== undefined && { defaultValue }),
  });
  return (
    <NumberField
      autoComplete="off"
      {...input}
      {...field}
      {...texts}
      ref={ref}
      readOnly={readOnly}
      value={entryOf(value)}
      onChange={setValue}
    />
  );
}
