import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

/** Renders an input for a personal number, which the browser neither stores nor suggests. */
export function PersonalNumberField(field: Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'dir'>) {
  return <TextField {...field} type="text" inputMode="numeric" autoComplete="off" spellCheck={false} dir="ltr" />;
}
