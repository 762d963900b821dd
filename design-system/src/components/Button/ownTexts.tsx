import type { ReactNode } from 'react';

/**
 * Gives each text beside an icon an element of its own: a browser that translates the page replaces texts, and React can neither change a replaced text
 * nor place an icon beside it.
 */
export const ownTexts = (children: ReactNode): ReactNode =>
  Array.isArray(children)
    ? children.map((child, index) => (typeof child === 'string' ? <span key={index}>{child}</span> : child))
    : children;
