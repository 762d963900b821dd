import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import { useState } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A password input whose content can be shown. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** What the button that shows the password is called; it is pressed while the password shows. */
  revealLabel: string;
}

/** A password input with a button that shows what was typed. */
export function PasswordField({ revealLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoComplete="current-password"
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton label={revealLabel} aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
        </IconButton>
      }
    />
  );
}
