import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { hoverTransition } from '../../theme/transitions.ts';
import { token } from '../../tokens/token.ts';
import { useDisabled } from './useDisabled.ts';

const Root = styled('button')({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: token('size.target'),
  height: token('size.target'),
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: token('radius.round'),
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover': { ...hoverTransition, backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
  '&:is(:disabled, [aria-disabled=true])': { cursor: 'not-allowed', opacity: 0.5 },
});

/** The props of a button that shows an icon only and is named by its label. */
export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  label: string;
}

/** Renders a round button with an icon, in the colour of the surrounding text. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return <Root type="button" {...rest} {...useDisabled(rest)} aria-label={label} />;
}
