import type { TypographyVariantsOptions } from '@mui/material/styles';
import { fixedTokens as tokens } from '../../generated/tokens.ts';
import { token } from '../tokens/token.ts';

const strong = Number(tokens['font.weight.strong']);
const medium = Number(tokens['font.weight.medium']);

/** The widths between which a heading grows, in px. */
const [from, to] = [390, 1280];

/** Returns a size that grows with the screen, from that of a telephone to that of a desktop. */
function fluid(name: 'h1' | 'h2' | 'h3'): string {
  const [least, most] = [tokens[`font.size.narrow.${name}`], tokens[`font.size.${name}`]];
  const slope = ((Number.parseFloat(most) - Number.parseFloat(least)) * 16) / (to - from);
  const start = Number.parseFloat(least) - (slope * from) / 16;
  return `clamp(${least}, ${start.toFixed(4)}rem + ${(slope * 100).toFixed(3)}vw, ${most})`;
}

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
  h1: { ...heading(fluid('h1')), fontFamily: token('font.family.display') },
  h2: heading(fluid('h2')),
  h3: heading(fluid('h3')),
  h4: heading(tokens['font.size.body']),
  h5: heading(tokens['font.size.body']),
  h6: heading(tokens['font.size.body']),
  subtitle1: { fontWeight: medium },
  body1: { lineHeight: tokens['font.lineHeight.body'], letterSpacing: 0 },
  body2: { lineHeight: tokens['font.lineHeight.body'], letterSpacing: 0 },
  button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0, fontSize: '0.9375rem' },
  caption: { fontSize: tokens['font.size.caption'], letterSpacing: 0 },
};
