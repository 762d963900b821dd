import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { type ButtonLook, buttonLook, lookAttributes } from './buttonLook.ts';

const Root = styled('button')(buttonLook);

/** A button that does something on the page. */
export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'color'>, ButtonLook {}

/** A button; what leads somewhere is a `ButtonLink`. Lighter than MUI's, which brings its ripple along. */
export function Button({ variant, color, size, ...rest }: ButtonProps) {
  return <Root type="button" {...lookAttributes({ variant, color, size })} {...rest} />;
}
