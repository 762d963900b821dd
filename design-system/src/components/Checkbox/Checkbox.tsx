import { styled } from '@mui/material/styles';
import { type ComponentPropsWithRef, type ReactNode, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { token } from '../../tokens/token.ts';
import { FieldMessage } from '../TextField/FieldMessage.tsx';
import { BoxLabel, box } from './boxParts.ts';

/** The props of a checkbox with its words. */
export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'id' | 'size' | 'className' | 'onChange'> {
  checked: boolean;
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean;
  onChange: (checked: boolean) => void;
  /** Help text, or the error if `error` is set. */
  helperText?: string | undefined;
  error?: boolean;
  /** Its words; without them it needs an `aria-label`. */
  children?: ReactNode;
}

const Box = styled('input')({
  ...box,
  borderRadius: `min(${token('radius.control')}, ${token('space.050')})`,
  '&:checked, &[data-some]': { backgroundColor: token('color.action.primary'), color: token('color.action.onPrimary') },
  '&:is(:checked, [data-some]):disabled': {
    borderColor: token('color.text.muted'),
    backgroundColor: token('color.text.muted'),
    color: token('color.surface.sunken'),
  },
  '&::before': {
    ...box['&::before'],
    width: '0.75rem',
    height: '0.75rem',
    clipPath: 'polygon(14% 44%, 0 58%, 40% 94%, 100% 20%, 86% 8%, 38% 68%)',
  },
  '&[data-some]::before': { clipPath: 'inset(40% 5%)' },
});

/** Renders a choice that is made or not, and takes effect with its form; a setting that takes effect at once is a `Switch`. */
export function Checkbox({ indeterminate = false, onChange, helperText, error = false, children, ref, ...input }: CheckboxProps) {
  const id = useId();
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => element.current);
  useLayoutEffect(() => {
    if (element.current) element.current.indeterminate = indeterminate;
  });
  return (
    <div>
      <BoxLabel>
        <Box
          {...input}
          ref={element}
          type="checkbox"
          data-some={indeterminate || undefined}
          aria-invalid={error || undefined}
          aria-describedby={helperText ? id : input['aria-describedby']}
          onChange={({ target }) => onChange(target.checked)}
        />
        {children === undefined ? null : <span>{children}</span>}
      </BoxLabel>
      <FieldMessage id={id} error={error}>
        {helperText}
      </FieldMessage>
    </div>
  );
}
