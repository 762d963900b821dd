import type { Direction } from '../realm/identities.ts';
import type { TokenSet } from '../tokens/tokenSet.ts';
import type { PageColour } from './pageColour.ts';
import { colourRules, namespaces, spoken } from './readerColours.ts';
import { type TypographyChoices, typographyRules } from './readerTypography.ts';
import { faceRules } from './readingFaces.ts';

/** The device of a reader; tablets show smaller text than other devices (reader §9). */
export type ReadingDevice = 'screen' | 'tabletPortrait' | 'tabletLandscape';

/** The reader's choices for the text. */
export interface ReadingChoices extends TypographyChoices {
  /** 0.6 to 3, multiplied with the size of theme and device. */
  readonly textSize: number;
  readonly direction: Direction;
  /** Its scheme is that of the tokens. */
  readonly pageColour: PageColour;
  /** True if no text is fainter than the page's own; undefined for the choice that the device has made. */
  readonly moreContrast?: boolean | undefined;
  /** The absolute URL of this package's fonts: a book's frame has another base URL. */
  readonly fontsUrl: string;
}

/** Returns the size of a book's text in em, before the reader's choice (reader §9: 1.5, with theme sondo 1.7, on tablets 1.1 or 1.2). */
export function readingScale(tokens: TokenSet, device: ReadingDevice): number {
  if (device === 'tabletPortrait') return Number(tokens['reading.tablet.portrait']);
  if (device === 'tabletLandscape') return Number(tokens['reading.tablet.landscape']);
  return Number(tokens['reading.book']);
}

/**
 * The cascade layer of the reader's rules. A page declares it before the style sheets of the book: its plain rules are then weaker than
 * every rule of the book, and its important ones stronger.
 */
export const readerLayer = 'realmkit';

/** The sizes 1 to 7 of the element `font`, in px: browsers do not let them follow the text around them. */
const fontElementSizes = [10, 13, 16, 18, 24, 32, 48];

/** The rules for the element `font` of old books, with sizes of their own or relative to 3. */
const fontElements = (scale: number): string[] =>
  fontElementSizes.map((px, index) => {
    const relative = index < 2 ? index - 2 : `+${index - 2}`;
    return `font[size="${index + 1}"],font[size="${relative}"]{font-size:${Math.round(px * scale * 100) / 100}px}`;
  });

/**
 * Returns the complete style sheet of a reflowable book's frame, because custom properties of the page do not reach a frame. It sets the
 * colours of page, text, links and the narrated sentence, and applies the reader's choices. `--rk-text-scale` multiplies the absolute sizes of
 * the book's own style sheets, except in drawings; `--rk-root-size` is the size that the book gives to its root.
 */
export function readerCss(tokens: TokenSet, device: ReadingDevice, choices: ReadingChoices): string {
  const { face, textSize, direction, pageColour, moreContrast, fontsUrl } = choices;
  const size = Math.round(readingScale(tokens, device) * textSize * 100) / 100;
  const rules = [
    `html{font-size:calc(var(--rk-root-size,1em) * ${size}) !important;direction:${direction}}`,
    ...fontElements(size),
    ...typographyRules(tokens, choices),
    ...colourRules(tokens, pageColour, moreContrast),
    `:focus-visible{outline:${tokens['focus.width']} solid ${tokens['color.border.focus']};outline-offset:${tokens['focus.offset']}}`,
    `@media (forced-colors: active){${spoken}{outline:2px solid Highlight}}`,
  ];
  return [
    ...namespaces,
    ...(face === 'publisher' ? [] : faceRules(face, fontsUrl)),
    `:root{--rk-text-scale:${size}}`,
    ':root svg{--rk-text-scale:1}',
    `@layer ${readerLayer}{`,
    ...rules,
    '}',
  ].join('\n');
}
