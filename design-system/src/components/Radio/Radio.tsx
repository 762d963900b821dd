import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { focusRing } from '../../theme/focusRing.ts';
import { token } from '../../tokens/token.ts';
import { BoxLabel, box } from '../Checkbox/boxParts.ts';

/** The props of a radio button with its words; those with the same `name` form one choice. */
export interface RadioProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'onChange'> {
  name: string;
  checked: boolean;
  onChange: () => void;
  /** The children show which one is chosen, as a tile or a swatch does; there is no circle. */
  drawn?: boolean;
  children: ReactNode;
}

const Circle = styled('input')({
  ...box,
  borderRadius: token('radius.round'),
  color: token('color.action.primary'),
  '&:checked:disabled': { borderColor: token('color.text.muted'), color: token('color.text.muted') },
  '&::before': { ...box['&::before'], width: '0.625rem', height: '0.625rem', borderRadius: token('radius.round') },
});

const Drawing = styled('label')({
  position: 'relative',
  cursor: 'pointer',
  '& > input': { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'inherit' },
  '&:hover': { backgroundColor: token('color.action.hover') },
  '&:has(:focus-visible)': focusRing,
});

/** Renders one of several options of which one is chosen. */
export function Radio({ drawn = false, onChange, className, title, children, ...input }: RadioProps) {
  const Label = drawn ? Drawing : BoxLabel;
  const Input = drawn ? 'input' : Circle;
  return (
    <Label className={className} title={title}>
      <Input {...input} type="radio" onChange={onChange} />
      {drawn ? children : <span>{children}</span>}
    </Label>
  );
}
