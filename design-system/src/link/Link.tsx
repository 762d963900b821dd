import { type ComponentPropsWithRef, createContext, type ElementType, type ReactNode, useContext } from 'react';
import { isInternalAddress } from './isInternalAddress.ts';

/** What a link component gets: the properties of `<a>`, with its address in `href`. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

const LinkContext = createContext<ElementType<LinkProps>>('a');

interface LinkProviderProps {
  /** Renders links within this origin, for example by a router. */
  component: ElementType<LinkProps>;
  children: ReactNode;
}

/** Hands the design system the router's link, so that it need not know the router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link: through the given router component within this origin, a plain `<a>` to anywhere else or to another window. */
export function Link(props: LinkProps) {
  const RouterLink = useContext(LinkContext);
  const Component = isInternalAddress(props.href) && props.target === undefined ? RouterLink : 'a';
  return <Component {...props} />;
}
