import { type KeyboardEvent, useState } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { type NumberEntry, type NumberRange, parseNumber } from './parseNumber.ts';

/** The props of a number field. */
export interface NumberFieldProps
  extends Omit<TextFieldProps, 'type' | 'inputMode' | 'dir' | 'value' | 'onChange' | 'min' | 'max' | 'step' | 'maxLength'>,
    NumberRange {
  value: NumberEntry;
  /** Gets each entry: also a number beyond the limits, and the text of what is no number. */
  onChange: (entry: NumberEntry) => void;
  /** The BCP 47 tag of the language in which numbers are written. */
  locale: string;
  /** What is wrong, in words, when the field is left with something else than a number within its limits. */
  refusal: string;
}

/** Returns whether an entry is empty or a number within the limits. */
export const isWithin = (entry: NumberEntry, { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: NumberRange): boolean =>
  entry === null || (typeof entry === 'number' && entry >= min && entry <= max);

/**
 * Renders an input for a number as people write it, whose limits are announced. The arrow keys change it by one; the wheel, which changes an input of the
 * type `number` unseen, does not, and nothing that was typed is dropped or taken for another number.
 */
export function NumberField({
  value,
  onChange,
  locale,
  refusal,
  min,
  max,
  fractionDigits = 0,
  error,
  helperText,
  ...field
}: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const format = (entry: NumberEntry) =>
    typeof entry === 'number'
      ? new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: fractionDigits }).format(entry)
      : (entry ?? '');
  const isRefused = isLeft && !error && !isWithin(value, { min, max });
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter sends a form, as leaving the field for its button does.
    if (event.key === 'Enter') setLeft(true);
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || field.readOnly || typeof value === 'string') return;
    event.preventDefault();
    setTyped(undefined);
    const next = value === null ? (min ?? 0) : value + by;
    onChange(Math.min(Math.max(next, min ?? next), max ?? next));
  };
  return (
    <TextField
      {...field}
      type="text"
      inputMode={fractionDigits > 0 ? 'decimal' : 'numeric'}
      role="spinbutton"
      dir="ltr"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={typeof value === 'number' ? value : undefined}
      // What is typed stays as it was typed while it is this value.
      value={typed !== undefined && parseNumber(typed, locale, fractionDigits) === value ? typed : format(value)}
      error={error || isRefused}
      helperText={isRefused ? refusal : helperText}
      onKeyDown={onKeyDown}
      onChange={({ target }) => {
        setTyped(target.value);
        setLeft(false);
        onChange(parseNumber(target.value, locale, fractionDigits));
      }}
      onBlur={(event) => {
        setTyped(undefined);
        setLeft(true);
        field.onBlur?.(event);
      }}
    />
  );
}
