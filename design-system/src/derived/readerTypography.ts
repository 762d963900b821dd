import type { TokenSet } from '../tokens/tokenSet.ts';
import { type Face, faceFamily } from './readingFaces.ts';

/** The choices for lines, letters and words; `publisher` leaves what the book says. */
export interface TypographyChoices {
  readonly face: Face;
  /** The height of lines as a multiple of the text size. */
  readonly lineHeight: 'publisher' | number;
  /** 1 to 2, for letters and words alike (WCAG 1.4.12). */
  readonly spacing: number;
  readonly alignment: 'publisher' | 'start' | 'justify';
  readonly hyphenation: 'publisher' | 'on' | 'off';
}

/**
 * The attributes by which the rules know a text. They come from the styles of the book, so the reader sets them before the rules have an
 * effect: `root` on a page whose texts are marked.
 */
export const textMarks = {
  root: 'data-rk-text',
  /** A text that keeps its font: code, icons and symbols. */
  ownFont: 'data-rk-own-font',
  /** An initial that hangs over several lines. */
  initial: 'data-rk-initial',
  /** A paragraph, aligned to the start or justified: empty for running text, `short` for a title or a cell. */
  prose: 'data-rk-prose',
} as const;

const marked = `:root[${textMarks.root}]`;
const headings = ':is(h1,h2,h3,h4,h5,h6)';
const typed = ['math', 'code', 'pre', 'kbd', 'samp', 'tt'].flatMap((name) => [name, `${name} *`]).join();
const prose = `${marked} [${textMarks.prose}=""]`;

/** The greatest height of the lines of a title, which is larger than the text around it. */
const titleLine = 0.8;

const round = (value: number): number => Math.round(value * 100) / 100;

/** Returns the rules of the faces, the lines, the letters and the words. An empty element has no text of its own, but an icon of the publisher's font. */
export function typographyRules(tokens: TokenSet, { face, lineHeight, spacing, alignment, hyphenation }: TypographyChoices): string[] {
  const wide = spacing - 1;
  const all = (but: string, declarations: string) => `${marked} body,${marked} body :not(svg,svg *,${but}){${declarations}}`;
  return [
    face === 'publisher' ? '' : all(`${typed},:empty,[${textMarks.ownFont}]`, `font-family:${faceFamily(tokens, face)} !important`),
    wide > 0 ? all(typed, `letter-spacing:${round(wide * 0.12)}em !important;word-spacing:${round(wide * 0.16)}em !important`) : '',
    lineHeight === 'publisher'
      ? ''
      : all(
          `math,math *,rt,${headings},${headings} *,[${textMarks.initial}],[${textMarks.initial}] *`,
          `line-height:${round(lineHeight)} !important`,
        ),
    lineHeight === 'publisher'
      ? ''
      : `${marked} body ${headings},${marked} body ${headings} *{line-height:${round(Math.max(1.2, lineHeight * titleLine))} !important}`,
    alignment === 'start' ? `${marked} [${textMarks.prose}]{text-align:start !important}` : '',
    alignment === 'justify' ? `${prose}{text-align:justify !important}` : '',
    hyphenation === 'on'
      ? `${prose},${prose} :not(${typed}){-webkit-hyphens:auto !important;hyphens:auto !important;hyphenate-limit-chars:6 3 2 !important}`
      : '',
    hyphenation === 'off' ? `${marked} body,${marked} body *{-webkit-hyphens:none !important;hyphens:none !important}` : '',
  ].filter(Boolean);
}
