import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId } from 'react';
import { FieldMessage } from './fieldParts.ts';
import { type AnyRecord, type InputProps, useFormField } from './useFormField.ts';

/** Renders a checkbox. */
export function BooleanInput<Item extends object = AnyRecord>({ readOnly = false, ...input }: InputProps<Item>) {
  const id = useId();
  const { value, setValue, field, ref } = useFormField({ ...input, format: Boolean, parse: (checked: boolean) => checked });
  const { label, helperText, error, disabled, ...control } = field;
  const describedBy = helperText ? { 'aria-describedby': id } : {};
  return (
    <div>
      <FormControlLabel
        label={label}
        disabled={disabled || readOnly}
        control={
          <Checkbox
            {...control}
            checked={value === true}
            onChange={(_, checked) => setValue(checked)}
            slotProps={{ input: { ref, 'aria-invalid': error || undefined, ...describedBy } }}
          />
        }
      />
      {helperText ? (
        <FieldMessage id={id} data-error={error || undefined}>
          {helperText}
        </FieldMessage>
      ) : null}
    </div>
  );
}
