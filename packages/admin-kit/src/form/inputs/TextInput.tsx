import { TextField, type TextFieldProps } from '@realmkit/design-system';
import { type AnyRecord, type FormattedInputProps, textOf, useFormField } from './useFormField.ts';

/** What the field of the design system has beside the props of an input. */
type FieldProps = Pick<
  TextFieldProps,
  'type' | 'maxLength' | 'min' | 'max' | 'inputMode' | 'placeholder' | 'autoComplete' | 'spellCheck' | 'className' | 'end'
>;

/** The props of {@link TextInput}; limits such as `maxLength` are those of the contract, from `@realmkit/openapi/constraints`. */
export interface TextInputProps<Item extends object = AnyRecord> extends FormattedInputProps<Item>, Omit<FieldProps, 'maxLength'> {
  readonly maxLength?: number | undefined;
}

/**
 * Renders an input for a text. An emptied input is `null`, as in react-admin; a required one stays an empty text, so that the service gets it
 * and says why it is refused.
 */
export function TextInput<Item extends object = AnyRecord>({
  source,
  label,
  helperText,
  defaultValue,
  format,
  isRequired = false,
  parse = isRequired ? (entered) => entered : (entered) => entered || null,
  readOnly = false,
  disabled = false,
  validate,
  ...input
}: TextInputProps<Item>) {
  const { value, setValue, field, ref } = useFormField({
    source,
    label,
    helperText,
    defaultValue,
    disabled,
    isRequired,
    parse,
    ...(format && { format }),
    ...(validate && { validate }),
  });
  return (
    <TextField
      autoComplete="off"
      {...input}
      {...field}
      ref={ref}
      readOnly={readOnly}
      value={textOf(value)}
      onChange={({ target }) => setValue(target.value)}
    />
  );
}
