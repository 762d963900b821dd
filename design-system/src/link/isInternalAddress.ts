/** Tells whether an address stays on this origin and can therefore be followed without loading a new page. */
export const isInternalAddress = (href: string): boolean => /^(\/(?![/\\])|[?#])/.test(href);
