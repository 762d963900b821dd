import { styled } from '@mui/material/styles';
import { Link, type LinkProps } from '../../link/Link.tsx';
import { type ButtonLook, buttonLook, lookAttributes } from './buttonLook.ts';

const Root = styled(Link)(buttonLook);

/** A link that looks like a button. */
export interface ButtonLinkProps extends Omit<LinkProps, 'color'>, ButtonLook {}

/** A link in the look of a button, for the step that a page leads to. */
export function ButtonLink({ variant, color, size, ...rest }: ButtonLinkProps) {
  return <Root {...lookAttributes({ variant, color, size })} {...rest} />;
}
