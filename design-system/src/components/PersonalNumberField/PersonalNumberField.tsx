import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

/** A personal number: typed as it stands on paper, never kept or offered again by the browser. */
export function PersonalNumberField(field: Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'dir'>) {
  return <TextField {...field} type="text" inputMode="numeric" autoComplete="off" spellCheck={false} dir="ltr" />;
}
