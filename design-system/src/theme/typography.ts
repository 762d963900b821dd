import type { TypographyVariantsOptions } from '@mui/material/styles';
import { fixedTokens as tokens } from '../../generated/tokens.ts';

const strong = Number(tokens['font.weight.strong']);
const medium = Number(tokens['font.weight.medium']);

const heading = (size: string) => ({
  fontSize: size,
  fontWeight: strong,
  lineHeight: tokens['font.lineHeight.heading'],
  letterSpacing: '-0.015em',
  textWrap: 'balance' as const,
});

/** Type sizes and weights of the MUI variants; headings shrink a step on narrow screens. */
export const typography: TypographyVariantsOptions = {
  fontFamily: tokens['font.family.ui'],
  fontWeightMedium: medium,
  fontWeightBold: strong,
  h1: heading(`clamp(${tokens['font.size.title']}, 1rem + 1.6vw, ${tokens['font.size.display']})`),
  h2: heading(tokens['font.size.title']),
  h3: heading(tokens['font.size.lead']),
  h4: heading(tokens['font.size.body']),
  h5: heading(tokens['font.size.body']),
  h6: heading(tokens['font.size.body']),
  subtitle1: { fontWeight: medium },
  body1: { lineHeight: tokens['font.lineHeight.body'], letterSpacing: 0 },
  body2: { lineHeight: tokens['font.lineHeight.body'], letterSpacing: 0 },
  button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0, fontSize: '0.9375rem' },
  caption: { fontSize: tokens['font.size.caption'], letterSpacing: 0 },
};
