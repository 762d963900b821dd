import { styled } from '@mui/material/styles';
import { Link, type LinkProps } from '../../link/Link.tsx';
import { appearanceAttributes, type ButtonAppearance, buttonStyle } from './buttonStyle.ts';
import { ownTexts } from './ownTexts.tsx';

const Root = styled(Link)(buttonStyle);

/** The props of a link that looks like a button. */
export interface ButtonLinkProps extends Omit<LinkProps, 'color'>, ButtonAppearance {}

/** Renders a link that looks like a button, for the next step of a page. */
export function ButtonLink({ variant, color, size, edge, children, ...rest }: ButtonLinkProps) {
  return (
    <Root {...appearanceAttributes({ variant, color, size, edge })} {...rest}>
      {ownTexts(children)}
    </Root>
  );
}
