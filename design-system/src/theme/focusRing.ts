import { token } from '../tokens/token.ts';

/** The custom property with the focus ring's colour; bars set it again, because no colour contrasts with page and bar alike. */
const ringColour = '--rk-ring';

/** The outline of the focused element. */
export const focusRing = {
  outlineStyle: 'solid',
  outlineColor: `var(${ringColour})`,
  outlineWidth: token('focus.width'),
  outlineOffset: token('focus.offset'),
} as const;

/** Sets the ring's colour for pages and cards. */
export const focusRingOnPage = { [ringColour]: token('color.border.focus') };

/** Sets the ring's colour for content on a brand bar. */
export const focusRingOnBar = { [ringColour]: token('color.border.focusOnBar') };
