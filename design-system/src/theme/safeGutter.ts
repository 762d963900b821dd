/**
 * Returns the space beside content at the edge of the window: the given one, or more where a phone has a notch. It is the same on both sides, for
 * both directions of writing.
 */
export const safeGutter = (space: string): string => `max(${space}, env(safe-area-inset-left), env(safe-area-inset-right))`;
