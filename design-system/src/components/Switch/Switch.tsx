import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { focusRing } from '../../theme/focusRing.ts';
import { hoverTransition, motion } from '../../theme/transitions.ts';
import { token } from '../../tokens/token.ts';
import { FieldMessage } from '../TextField/FieldMessage.tsx';

/** The props of a switch with its label. */
export interface SwitchProps {
  label: string;
  checked: boolean;
  disabled?: boolean;
  helperText?: string;
  onChange: (checked: boolean) => void;
}

const Row = styled('label')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('space.150'),
  minHeight: token('size.target'),
  cursor: 'pointer',
  '&:has(:disabled)': { cursor: 'not-allowed', opacity: 0.6 },
});

const Input = styled('input')({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  width: '2.75rem',
  height: '1.625rem',
  margin: 0,
  border: `${token('border.thick')} solid ${token('color.border.control')}`,
  borderRadius: token('radius.round'),
  cursor: 'inherit',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '0.1875rem',
    insetInlineStart: '0.1875rem',
    width: '1rem',
    borderRadius: token('radius.round'),
    backgroundColor: token('color.border.control'),
    transition: motion('press', 'inset-inline-start'),
  },
  '&:hover': { ...hoverTransition, backgroundColor: token('color.action.hover') },
  '&:checked': { borderColor: token('color.action.primary'), backgroundColor: token('color.action.primary') },
  '&:checked::before': { insetInlineStart: '1.3125rem', backgroundColor: token('color.action.onPrimary') },
  '&:focus-visible': focusRing,
  '@media (forced-colors: active)': {
    '&::before': { backgroundColor: 'ButtonText' },
    '&:checked': { backgroundColor: 'Highlight' },
    '&:checked::before': { backgroundColor: 'HighlightText' },
  },
});

/** Renders a setting that is on or off, and takes effect at once. */
export function Switch({ label, checked, disabled, helperText, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div>
      <Row>
        <span>{label}</span>
        <Input
          type="checkbox"
          role="switch"
          {...{ checked, disabled }}
          aria-describedby={helperText ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
      </Row>
      <FieldMessage id={id}>{helperText}</FieldMessage>
    </div>
  );
}
