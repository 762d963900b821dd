import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import { type ReactNode, useId } from 'react';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  '& > label': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: theme.spacing(1.5), alignItems: 'start', cursor: 'pointer' },
  '& input': { width: '1.375rem', height: '1.375rem', margin: 0, accentColor: token('color.action.primary') },
  '& > p': { margin: 0, color: token('color.feedback.error'), fontSize: token('font.size.caption') },
  '& > p:empty': { display: 'none' },
}));

interface ConsentCheckboxProps {
  readonly name: string;
  readonly checked: boolean;
  readonly required?: boolean;
  readonly onChange: (checked: boolean) => void;
  /** The error if it is not checked. */
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** Shows a checkbox with the sentence that the user agrees to. */
export function ConsentCheckbox({ name, checked, required = false, onChange, error, children }: ConsentCheckboxProps) {
  const id = useId();
  return (
    <Root>
      <label>
        <input
          type="checkbox"
          name={name}
          checked={checked}
          required={required}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={id}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{children}</span>
      </label>
      <p id={id}>{error}</p>
    </Root>
  );
}
