import type { TypographyVariantsOptions } from '@mui/material/styles';
import { fixedTokens as tokens } from '../../generated/tokens.ts';
import { token } from '../tokens/token.ts';

const strong = Number(tokens['font.weight.strong']);
const medium = Number(tokens['font.weight.medium']);

/** Returns the space between letters, which tokens hold in em. */
const tracking = (name: 'hero' | 'heading' | 'text'): string => `${tokens[`font.tracking.${name}`]}em`;

/** The widths between which a heading grows, in px. */
const [from, to] = [390, 1280];

/** Returns a size that grows with the screen, from that of a telephone to that of a desktop. */
export function fluidSize(name: 'h1' | 'h2' | 'h3' | 'hero'): string {
  const [least, most] = [tokens[`font.size.narrow.${name}`], tokens[`font.size.${name}`]];
  const slope = ((Number.parseFloat(most) - Number.parseFloat(least)) * 16) / (to - from);
  const start = Number.parseFloat(least) - (slope * from) / 16;
  return `clamp(${least}, ${start.toFixed(4)}rem + ${(slope * 100).toFixed(3)}vw, ${most})`;
}

/** The type of the one sentence that stands over a picture, the largest of a page. */
export const heroType = {
  fontSize: fluidSize('hero'),
  fontWeight: strong,
  lineHeight: tokens['font.lineHeight.hero'],
  letterSpacing: tracking('hero'),
} as const;

const heading = (size: string) => ({
  fontSize: size,
  fontWeight: strong,
  lineHeight: tokens['font.lineHeight.heading'],
  letterSpacing: tracking('heading'),
  textWrap: 'balance' as const,
});

/** Type sizes and weights of the MUI variants; headings shrink a step on narrow screens. */
export const typography: TypographyVariantsOptions = {
  fontFamily: tokens['font.family.ui'],
  fontWeightMedium: medium,
  fontWeightBold: strong,
  h1: { ...heading(fluidSize('h1')), fontFamily: token('font.family.display') },
  h2: heading(fluidSize('h2')),
  h3: heading(fluidSize('h3')),
  h4: heading(tokens['font.size.body']),
  h5: heading(tokens['font.size.body']),
  h6: heading(tokens['font.size.body']),
  subtitle1: { fontWeight: medium },
  body1: { lineHeight: tokens['font.lineHeight.body'], letterSpacing: tracking('text') },
  body2: { lineHeight: tokens['font.lineHeight.body'], letterSpacing: tracking('text') },
  button: { textTransform: 'none', fontWeight: strong, letterSpacing: tracking('text'), fontSize: tokens['font.size.label'] },
  caption: { fontSize: tokens['font.size.caption'], letterSpacing: tracking('text') },
};
