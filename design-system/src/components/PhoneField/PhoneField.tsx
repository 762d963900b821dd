import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

/** Renders an input for a phone number: left to right in every language, with the number pad on phones. */
export function PhoneField(field: Omit<TextFieldProps, 'type' | 'inputMode' | 'dir'>) {
  return <TextField autoComplete="tel" {...field} type="tel" inputMode="tel" dir="ltr" />;
}
