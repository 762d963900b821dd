import { Checkbox } from '@realmkit/design-system';
import { type AnyRecord, type InputProps, useFormField } from './useFormField.ts';

/** Renders a checkbox. */
export function BooleanInput<Item extends object = AnyRecord>({ readOnly = false, ...input }: InputProps<Item>) {
  const { value, setValue, field, ref } = useFormField({ ...input, format: Boolean, parse: (checked: boolean) => checked });
  const { label, disabled, ...control } = field;
  return (
    <Checkbox {...control} ref={ref} disabled={disabled || readOnly} checked={value === true} onChange={setValue}>
      {label}
    </Checkbox>
  );
}
