import type { Direction } from '../realm/identities.ts';
import type { TokenSet } from '../tokens/tokenSet.ts';

/** The device of a reader; tablets show smaller text than other devices (reader §9). */
export type ReadingDevice = 'screen' | 'tabletPortrait' | 'tabletLandscape';

/** The reader's choices for the text. */
export interface ReadingChoices {
  /** 1 to 2.5, multiplied with the size of theme and device. */
  readonly textSize: number;
  /** 1 to 2, for lines, letters and words alike (WCAG 1.4.12). */
  readonly spacing: number;
  readonly dyslexiaFont: boolean;
  readonly direction: Direction;
  /** The absolute URL of this package's fonts: a book's frame has another base URL. */
  readonly fontsUrl: string;
}

/** Returns the size of a book's text in em, before the reader's choice (reader §9: 1.5, with theme sondo 1.7, on tablets 1.1 or 1.2). */
export function readingScale(tokens: TokenSet, device: ReadingDevice): number {
  if (device === 'tabletPortrait') return Number(tokens['reading.tablet.portrait']);
  if (device === 'tabletLandscape') return Number(tokens['reading.tablet.landscape']);
  return Number(tokens['reading.book']);
}

const dyslexiaFaces = (fontsUrl: string): string =>
  [400, 700]
    .map(
      (weight) =>
        `@font-face{font-family:OpenDyslexic;font-weight:${weight};font-display:swap;src:url(${JSON.stringify(
          new URL(`opendyslexic-latin-${weight}-normal.woff2`, fontsUrl).href,
        )}) format('woff2')}`,
    )
    .join('\n');

/**
 * Returns the complete style sheet of a reflowable book's frame, because custom properties of the page do not reach a frame. It sets the
 * colours of page, text, links and the narrated sentence (`.-epub-media-overlay-active` and `[data-spoken]`), and applies the reader's
 * choices.
 */
export function readerCss(tokens: TokenSet, device: ReadingDevice, choices: ReadingChoices): string {
  const size = Math.round(readingScale(tokens, device) * choices.textSize * 100) / 100;
  const wide = choices.spacing - 1;
  const family = choices.dyslexiaFont ? `font-family:${tokens['font.family.dyslexia']} !important;` : '';
  const spacing =
    wide > 0
      ? `line-height:${1.5 + wide} !important;letter-spacing:${wide * 0.12}em !important;word-spacing:${wide * 0.16}em !important;`
      : '';
  return [
    choices.dyslexiaFont ? dyslexiaFaces(choices.fontsUrl) : '',
    `html{font-size:${size}em;direction:${choices.direction}}`,
    `html,body{background:${tokens['color.reader.page']} !important;color:${tokens['color.reader.text']} !important}`,
    family || spacing ? `body,body :not(svg *,code,pre){${family}${spacing}}` : '',
    `a:any-link{color:${tokens['color.reader.link']} !important}`,
    `figcaption,small{color:${tokens['color.reader.muted']} !important}`,
    `.-epub-media-overlay-active,[data-spoken]{background:${tokens['color.reader.spoken']} !important;color:${tokens['color.reader.onSpoken']} !important;border-radius:.15em}`,
    `mark{background:${tokens['color.reader.marked']};color:inherit}`,
    `:focus-visible{outline:${tokens['focus.width']} solid ${tokens['color.border.focus']};outline-offset:${tokens['focus.offset']}}`,
    '@media (forced-colors: active){.-epub-media-overlay-active,[data-spoken]{outline:2px solid Highlight}}',
  ]
    .filter(Boolean)
    .join('\n');
}
