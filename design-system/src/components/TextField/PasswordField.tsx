import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import { useState } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** The props of a password input whose content can be shown. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** The name of the button that shows the password; it is pressed while the password is visible. */
  revealLabel: string;
}

/** Renders a password input with a button that shows the password. */
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
