import { token } from '../tokens/token.ts';

/** The custom property with the focus ring's colour at a place; bars set it anew, since one colour cannot stand out on page and bar alike. */
const ringColour = '--rk-ring';

/** The ring around what has the keyboard's focus. */
export const focusRing = {
  outlineStyle: 'solid',
  outlineColor: `var(${ringColour})`,
  outlineWidth: token('focus.width'),
  outlineOffset: token('focus.offset'),
} as const;

/** Sets the ring's colour for pages and cards. */
export const focusRingOnPage = { [ringColour]: token('color.border.focus') };

/** Sets the ring's colour for what lies on a brand bar. */
export const focusRingOnBar = { [ringColour]: token('color.border.focusOnBar') };
