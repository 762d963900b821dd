import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { appearanceAttributes, type ButtonAppearance, buttonStyle } from './buttonStyle.ts';
import { ownTexts } from './ownTexts.tsx';
import { useDisabled } from './useDisabled.ts';

const Root = styled('button')(buttonStyle);

/** The props of a button. */
export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'color'>, ButtonAppearance {}

/** Renders a button; a link is a `ButtonLink`. It is lighter than MUI's, which includes a ripple. */
export function Button({ variant, color, size, edge, children, ...rest }: ButtonProps) {
  return (
    <Root type="button" {...appearanceAttributes({ variant, color, size, edge })} {...rest} {...useDisabled(rest)}>
      {ownTexts(children)}
    </Root>
  );
}
