import { type ComponentPropsWithRef, createContext, type ElementType, type ReactNode, useContext } from 'react';
import { isInternalHref } from './isInternalHref.ts';

/** The props of a link component: those of `<a>`, with a required `href`. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

const LinkContext = createContext<ElementType<LinkProps>>('a');

interface LinkProviderProps {
  /** Renders links within this origin, for example by a router. */
  component: ElementType<LinkProps>;
  children: ReactNode;
}

/** Provides the router's link to the design system, which does not depend on the router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** Renders a link: the provided router link within this origin, a plain `<a>` to other origins and windows. */
export function Link(props: LinkProps) {
  const RouterLink = useContext(LinkContext);
  const Component = isInternalHref(props.href) && props.target === undefined ? RouterLink : 'a';
  return <Component {...props} />;
}
