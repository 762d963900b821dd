/** The line heights that the user chooses from, by name. */
export const lineHeights = { publisher: 'publisher', tight: 1.3, medium: 1.6, wide: 2 } as const;

/** Returns the name of a line height; one between two names has that of the nearest. */
export function lineChoiceOf(lineHeight: 'publisher' | number): keyof typeof lineHeights {
  if (lineHeight === 'publisher') return 'publisher';
  if (lineHeight < (lineHeights.tight + lineHeights.medium) / 2) return 'tight';
  return lineHeight < (lineHeights.medium + lineHeights.wide) / 2 ? 'medium' : 'wide';
}

/** Returns the next wider or closer spacing of letters and words; the same one at the end of the range. */
export const steppedSpacing = (spacing: number, by: 1 | -1): number => Math.min(2, Math.max(1, Math.round((spacing + by / 4) * 4) / 4));
