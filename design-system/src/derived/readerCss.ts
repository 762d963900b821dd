import type { Direction } from '../realm/identities.ts';
import type { TokenSet } from '../tokens/tokenSet.ts';

/** The device of a reader; tablets show smaller text than other devices (reader §9). */
export type ReadingDevice = 'screen' | 'tabletPortrait' | 'tabletLandscape';

/** The colours of the pages: those of the publisher with ours as defaults, or ours in their place. */
export type PageColours = 'publisher' | 'dark';

/** The reader's choices for the text. */
export interface ReadingChoices {
  /** 0.6 to 3, multiplied with the size of theme and device. */
  readonly textSize: number;
  /** 1 to 2, for lines, letters and words alike (WCAG 1.4.12). */
  readonly spacing: number;
  readonly dyslexiaFont: boolean;
  readonly direction: Direction;
  readonly pageColours: PageColours;
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
 * The cascade layer of the reader's rules. A page declares it before the style sheets of the book: its plain rules are then weaker than
 * every rule of the book, and its important ones stronger.
 */
export const readerLayer = 'realmkit';

/** The narrated element, by the standard class, by the mark of a speaking voice, or by the mark beside a book's own class. */
const spoken = ':is(.-epub-media-overlay-active,[data-spoken],[data-rk-active])';

/** What makes an SVG a drawing, whose own colours belong together. */
const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polygon', 'polyline', 'use'].map((name) => `svg|${name}`).join();

/** The prefixes of the overriding rules: HTML and MathML are text, SVG is a picture or holds text. */
const namespaces = [
  ['h', 'http://www.w3.org/1999/xhtml'],
  ['m', 'http://www.w3.org/1998/Math/MathML'],
  ['svg', 'http://www.w3.org/2000/svg'],
].map(([prefix, url]) => `@namespace ${prefix} "${url}";`);

/** The sizes 1 to 7 of the element `font`, in px: browsers do not let them follow the text around them. */
const fontElementSizes = [10, 13, 16, 18, 24, 32, 48];

/** The rules for the element `font` of old books, with sizes of their own or relative to 3. */
const fontElements = (scale: number): string[] =>
  fontElementSizes.map((px, index) => {
    const relative = index < 2 ? index - 2 : `+${index - 2}`;
    return `font[size="${index + 1}"],font[size="${relative}"]{font-size:${Math.round(px * scale * 100) / 100}px}`;
  });

/** The rules that leave the publisher's colours, and give ours to what has none. */
const defaultColours = (tokens: TokenSet): string[] => [
  `html{color:${tokens['color.reader.text']}}`,
  `a:any-link{color:${tokens['color.reader.link']}}`,
  `figcaption,small{color:${tokens['color.reader.muted']}}`,
  `mark{background:${tokens['color.reader.marked']};color:inherit}`,
  `.-epub-media-overlay-active,[data-spoken]{background:${tokens['color.reader.spoken']} !important;color:${tokens['color.reader.onSpoken']} !important;border-radius:.15em}`,
];

/**
 * The rules that replace the publisher's colours. Pictures keep theirs; transparent ones, and drawings, get the white ground that they were
 * made for. An empty element is a bar, a swatch or an ornament, so it keeps its background too.
 */
const overridingColours = (tokens: TokenSet): string[] => {
  const pseudo = ['before', 'after', 'first-letter', 'first-line', 'marker'].map((name) => `h|*::${name}`).join();
  return [
    `h|*,m|*,${pseudo}{color:inherit !important;-webkit-text-fill-color:currentcolor !important;text-shadow:none !important;text-decoration-color:currentcolor !important;border-color:${tokens['color.reader.muted']} !important;box-shadow:none !important;mix-blend-mode:normal !important}`,
    `h|*:not(:empty,h|hr),h|td,h|th,m|*,${pseudo}{background-color:transparent !important}`,
    'h|*:not(:empty){background-image:none !important}',
    `:root h|img,svg|svg:has(${shapes}){background-color:#fff !important;color:#000 !important}`,
    `svg|svg:not(:has(${shapes},svg|image)) :is(svg|text,svg|tspan,svg|textPath){fill:currentcolor !important;stroke:none !important}`,
    `h|html:root{background:${tokens['color.reader.page']} !important;color:${tokens['color.reader.text']} !important;color-scheme:dark !important}`,
    `a:any-link{color:${tokens['color.reader.link']} !important}`,
    `figcaption,small{color:${tokens['color.reader.muted']} !important}`,
    `:root mark{background:${tokens['color.reader.marked']} !important}`,
    `:root ${spoken}{background:${tokens['color.reader.spoken']} !important;color:${tokens['color.reader.onSpoken']} !important;border-radius:.15em}`,
    `:root ${spoken} :is(a:any-link,figcaption,small){color:inherit !important}`,
  ];
};

/** The rules of the results of a search, which the reader marks by the CSS Custom Highlight API. */
const foundColours = (tokens: TokenSet): string[] => [
  `::highlight(realmkit-found){background-color:${tokens['color.reader.marked']};color:${tokens['color.reader.text']}}`,
  `::highlight(realmkit-found-current){background-color:${tokens['color.reader.spoken']};color:${tokens['color.reader.onSpoken']};text-decoration:underline 2px}`,
  '@media (forced-colors: active){::highlight(realmkit-found){background-color:Mark;color:MarkText}::highlight(realmkit-found-current){background-color:Highlight;color:HighlightText}}',
];

/** The rules of the sentence that a voice reads, and of its word, which are marked in the same way. */
const readAloudColours = (tokens: TokenSet): string[] => [
  `::highlight(realmkit-spoken){background-color:${tokens['color.reader.spoken']};color:${tokens['color.reader.onSpoken']}}`,
  `::highlight(realmkit-spoken-word){text-decoration:underline 3px ${tokens['color.reader.onSpoken']}}`,
  '@media (forced-colors: active){::highlight(realmkit-spoken){background-color:Mark;color:MarkText}::highlight(realmkit-spoken-word){background-color:Highlight;color:HighlightText}}',
];
const highlightColours = ['yellow', 'green', 'blue', 'pink'] as const;

/**
 * Returns the rules of the user's highlights and notes, which the reader marks by the CSS Custom Highlight API. A highlight brings the colour of its
 * text along, so that it is legible on each page. A note is underlined. The narrated sentence keeps its own ground within a highlight.
 */
export function annotationCss(tokens: TokenSet): string {
  const all = highlightColours.map((colour) => `::highlight(realmkit-annotation-${colour})`);
  const within = (where: string) => all.map((name) => `${where}${name},${where} *${name}`).join();
  const ink = tokens['color.reader.onHighlight'];
  return [
    ...highlightColours.map(
      (colour) =>
        `::highlight(realmkit-annotation-${colour}){background-color:${tokens[`color.reader.highlight.${colour}`]};color:${ink};-webkit-text-fill-color:${ink}}`,
    ),
    `::highlight(realmkit-annotation-note){text-decoration:underline 2px ${ink}}`,
    `${within(spoken)}{background-color:${tokens['color.reader.spoken']};color:${tokens['color.reader.onSpoken']};-webkit-text-fill-color:${tokens['color.reader.onSpoken']}}`,
    `@media (forced-colors: active){${all.join()}{background-color:Mark;color:MarkText;-webkit-text-fill-color:MarkText}::highlight(realmkit-annotation-note){text-decoration:underline 2px MarkText}}`,
  ].join('\n');
}

/**
 * Returns the complete style sheet of a reflowable book's frame, because custom properties of the page do not reach a frame. It sets the
 * colours of page, text, links and the narrated sentence, and applies the reader's choices. `--rk-text-scale` multiplies the absolute sizes of
 * the book's own style sheets, except in drawings; `--rk-root-size` is the size that the book gives to its root.
 */
export function readerCss(tokens: TokenSet, device: ReadingDevice, choices: ReadingChoices): string {
  const size = Math.round(readingScale(tokens, device) * choices.textSize * 100) / 100;
  const wide = choices.spacing - 1;
  const family = choices.dyslexiaFont ? `font-family:${tokens['font.family.dyslexia']} !important;` : '';
  const spacing =
    wide > 0
      ? `line-height:${1.5 + wide} !important;letter-spacing:${wide * 0.12}em !important;word-spacing:${wide * 0.16}em !important;`
      : '';
  const rules = [
    `html{font-size:calc(var(--rk-root-size,1em) * ${size}) !important;direction:${choices.direction}}`,
    ...fontElements(size),
    family || spacing ? `body,body :not(svg *,code,pre){${family}${spacing}}` : '',
    ...(choices.pageColours === 'publisher' ? defaultColours(tokens) : overridingColours(tokens)),
    ...foundColours(tokens),
    ...readAloudColours(tokens),
    annotationCss(tokens),
    `:focus-visible{outline:${tokens['focus.width']} solid ${tokens['color.border.focus']};outline-offset:${tokens['focus.offset']}}`,
    `@media (forced-colors: active){${spoken}{outline:2px solid Highlight}}`,
  ];
  return [
    ...namespaces,
    choices.dyslexiaFont ? dyslexiaFaces(choices.fontsUrl) : '',
    `:root{--rk-text-scale:${size}}`,
    ':root svg{--rk-text-scale:1}',
    `@layer ${readerLayer}{`,
    ...rules,
    '}',
  ]
    .filter(Boolean)
    .join('\n');
}
