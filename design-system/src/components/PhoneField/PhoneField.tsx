import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

/** A telephone number: numbers run from left to right in every language, and telephones show their number pad. */
export function PhoneField(field: Omit<TextFieldProps, 'type' | 'inputMode' | 'dir'>) {
  return <TextField autoComplete="tel" {...field} type="tel" inputMode="tel" dir="ltr" />;
}
