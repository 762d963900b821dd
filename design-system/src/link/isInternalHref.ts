/** Returns whether an href stays on this origin and can be followed without a page load. */
export const isInternalHref = (href: string): boolean => /^(\/(?![/\\])|[?#])/.test(href);
