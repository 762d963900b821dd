import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { token } from '../../tokens/token.ts';
import { IconButton } from '../Button/IconButton.tsx';

/** A button of a {@link Stepper}. */
export interface Step {
  label: string;
  /** Its icon, which the label says in words. */
  icon: ReactNode;
  /** Left out at the end of the range. */
  onStep: (() => void) | undefined;
}

/** The props of a value that is changed step by step. */
export interface StepperProps {
  label: string;
  /** The value as text; a change is announced. */
  value: string;
  less: Step;
  more: Step;
}

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${token('space.150')}`,
  '& > span': { fontSize: token('font.size.label'), fontWeight: token('font.weight.medium') },
});

const Steps = styled('div')({
  display: 'flex',
  marginInlineStart: 'auto',
  alignItems: 'center',
  border: `${token('border.thin')} solid ${token('color.border.control')}`,
  borderRadius: token('radius.control'),
  '& > button': { borderRadius: `calc(${token('radius.control')} - ${token('border.thin')})` },
  '& > output': { minWidth: '3.75em', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
});

/** Renders a value between two buttons that make it smaller and larger. A button at the end of the range keeps the focus. */
export function Stepper({ label, value, less, more }: StepperProps) {
  const id = useId();
  const button = ({ label: name, icon, onStep }: Step) => (
    <IconButton label={name} aria-disabled={onStep === undefined} onClick={onStep}>
      {icon}
    </IconButton>
  );
  return (
    <Root role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <Steps>
        {button(less)}
        <output>{value}</output>
        {button(more)}
      </Steps>
    </Root>
  );
}
