import type { Scheme, TokenSet } from '../tokens/tokenSet.ts';
import { type PageColour, pageTokens, schemeOfPage } from './pageColour.ts';

/** The narrated element, by the standard class, by the mark of a speaking voice, or by the mark beside a book's own class. */
export const spoken = ':is(.-epub-media-overlay-active,[data-spoken],[data-rk-active])';

/** What makes an SVG a drawing, whose own colours belong together. */
const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polygon', 'polyline', 'use'].map((name) => `svg|${name}`).join();

/** The prefixes of the overriding rules: HTML and MathML are text, SVG is a picture or holds text. */
export const namespaces = [
  ['h', 'http://www.w3.org/1999/xhtml'],
  ['m', 'http://www.w3.org/1998/Math/MathML'],
  ['svg', 'http://www.w3.org/2000/svg'],
].map(([prefix, url]) => `@namespace ${prefix} "${url}";`);

/** The rules that leave the publisher's colours, and give ours to what has none. */
const defaultColours = (tokens: TokenSet): string[] => [
  `html{color:${tokens['color.reader.text']}}`,
  `a:any-link{color:${tokens['color.reader.link']}}`,
  `figcaption,small{color:${tokens['color.reader.muted']}}`,
  `mark{background:${tokens['color.reader.marked']};color:inherit}`,
  `.-epub-media-overlay-active,[data-spoken]{background:${tokens['color.reader.spoken']} !important;color:${tokens['color.reader.onSpoken']} !important;border-radius:.15em}`,
];

/** On a dark page a transparent picture, or a drawing, gets the white ground that it was made for. On sepia it has enough contrast, and no white box. */
const grounds = [`:root h|img,svg|svg:has(${shapes}){background-color:#fff !important;color:#000 !important}`];

/**
 * The rules that replace the publisher's colours. Pictures keep theirs. An empty element is a bar, a swatch or an ornament, so it keeps its
 * background too.
 */
const overridingColours = (tokens: TokenSet, scheme: string): string[] => {
  const pseudo = ['before', 'after', 'first-letter', 'first-line', 'marker'].map((name) => `h|*::${name}`).join();
  return [
    `h|*,m|*,${pseudo}{color:inherit !important;-webkit-text-fill-color:currentcolor !important;text-shadow:none !important;text-decoration-color:currentcolor !important;border-color:${tokens['color.reader.muted']} !important;box-shadow:none !important;mix-blend-mode:normal !important}`,
    `h|*:not(:empty,h|hr),h|td,h|th,m|*,${pseudo}{background-color:transparent !important}`,
    'h|*:not(:empty){background-image:none !important}',
    ...(scheme === 'dark' ? grounds : []),
    `svg|svg:not(:has(${shapes},svg|image)) :is(svg|text,svg|tspan,svg|textPath){fill:currentcolor !important;stroke:none !important}`,
    `h|html:root{background:${tokens['color.reader.page']} !important;color:${tokens['color.reader.text']} !important;color-scheme:${scheme} !important}`,
    `a:any-link{color:${tokens['color.reader.link']} !important}`,
    `figcaption,small{color:${tokens['color.reader.muted']} !important}`,
    `:root mark{background:${tokens['color.reader.marked']} !important}`,
    `:root ${spoken}{background:${tokens['color.reader.spoken']} !important;color:${tokens['color.reader.onSpoken']} !important;border-radius:.15em}`,
    `:root ${spoken} :is(a:any-link,figcaption,small){color:inherit !important}`,
  ];
};

/** The colours of a mark in the text. */
interface MarkColours {
  readonly ground: string;
  readonly ink: string;
  /** The line below its text. */
  readonly line?: string;
}

/**
 * How boxes over a text are blended with it, and which share of its ground a mark has then, in percent: the text keeps its contrast, and the ground can be
 * told from the page. On a dark page the ground of what is heard is light, as it is in all browsers.
 */
export const markBlends = {
  light: { mode: 'multiply', share: 100, shareOfCurrent: 100 },
  dark: { mode: 'screen', share: 60, shareOfCurrent: 30 },
} as const satisfies Record<Scheme, { mode: string; share: number; shareOfCurrent: number }>;

/** Returns the rule of the layer of the boxes over the text, which is blended with it as a whole. */
export const markLayer = (scheme: Scheme): string => `[data-rk-marks]::part(layer){mix-blend-mode:${markBlends[scheme].mode}}`;

/**
 * Returns the rules of a mark in the text: of the CSS Custom Highlight API, and of the boxes that the reader lays over the text in a browser without
 * it, which cannot give the text a colour (decision 0106).
 */
const markRules = (name: string, { ground, ink, line }: MarkColours, share: number): string =>
  [
    `::highlight(${name}){background-color:${ground};color:${ink};-webkit-text-fill-color:${ink}${line ? `;text-decoration:underline ${line}` : ''}}`,
    `[data-rk-marks]::part(${name}){background-color:color-mix(in srgb,${ground} ${share}%,transparent)${line ? `;border-block-end:${line} solid` : ''}}`,
  ].join('\n');

/** Returns the rules of a mark that is a line below its text. */
const lineRules = (name: string, line: string, ink: string): string =>
  `::highlight(${name}){text-decoration:underline ${line} ${ink}}\n[data-rk-marks]::part(${name}){border-block-end:${line} solid}`;

/** The share of a ground in a colour of the system, of which nothing is known. */
const systemShare = 30;
const systemMark = { ground: 'Mark', ink: 'MarkText' };
const systemCurrent = { ground: 'Highlight', ink: 'HighlightText' };

/** The rules of what the reader marks in the colours of the system: the results of a search, and the text that is read aloud. */
export const systemMarks = [
  markRules('realmkit-found', systemMark, systemShare),
  markRules('realmkit-found-current', systemCurrent, systemShare),
  markRules('realmkit-spoken', systemMark, systemShare),
  markRules('realmkit-spoken-word', systemCurrent, systemShare),
].join('\n');

/** The rules of the results of a search, where pictures and formulas are marked by an attribute, and of the sentence that a voice reads and its word. */
const passageColours = (tokens: TokenSet, scheme: Scheme): string[] => {
  const found = { ground: tokens['color.reader.marked'], ink: tokens['color.reader.text'] };
  const current = { ground: tokens['color.reader.spoken'], ink: tokens['color.reader.onSpoken'] };
  const { share, shareOfCurrent } = markBlends[scheme];
  return [
    markRules('realmkit-found', found, share),
    markRules('realmkit-found-current', { ...current, line: '2px' }, shareOfCurrent),
    `[data-rk-found]{outline:2px dashed ${tokens['color.reader.muted']} !important}`,
    `[data-rk-found=current]{outline:4px solid ${tokens['color.border.focus']} !important}`,
    markRules('realmkit-spoken', current, shareOfCurrent),
    lineRules('realmkit-spoken-word', '3px', current.ink),
    markLayer(scheme),
    `@media (forced-colors: active){${systemMarks}\n[data-rk-marks]::part(layer){mix-blend-mode:normal}}`,
  ];
};

const highlightColours = ['yellow', 'green', 'blue', 'pink'] as const;

/**
 * Returns the rules of the user's highlights and notes. A highlight brings the colour of its text along, so that it is legible on each page. A note is
 * underlined. The narrated sentence keeps its own ground within a highlight.
 */
export function annotationCss(tokens: TokenSet, scheme: Scheme): string {
  const names = highlightColours.map((colour) => `realmkit-annotation-${colour}`);
  const all = names.map((name) => `::highlight(${name})`);
  const within = (where: string) => all.map((name) => `${where}${name},${where} *${name}`).join();
  const ink = tokens['color.reader.onHighlight'];
  return [
    ...highlightColours.map((colour) =>
      markRules(`realmkit-annotation-${colour}`, { ground: tokens[`color.reader.highlight.${colour}`], ink }, markBlends[scheme].share),
    ),
    lineRules('realmkit-annotation-note', '2px', ink),
    `${within(spoken)}{background-color:${tokens['color.reader.spoken']};color:${tokens['color.reader.onSpoken']};-webkit-text-fill-color:${tokens['color.reader.onSpoken']}}`,
    `@media (forced-colors: active){${names.map((name) => markRules(name, systemMark, systemShare)).join('\n')}\n${lineRules('realmkit-annotation-note', '2px', 'MarkText')}}`,
  ].join('\n');
}

/**
 * Returns the rules of the colours of a page (decision 0030). With more contrast a white page has ours too: faint text of the publisher gets the ink of
 * the page.
 * @param moreContrast undefined for the choice that the device has made.
 */
export const colourRules = (schemeTokens: TokenSet, colour: PageColour, moreContrast: boolean | undefined): string[] => {
  const tokens = pageTokens(schemeTokens, colour);
  const overriding = overridingColours(tokens, schemeOfPage(colour));
  const onWhite = { true: overriding, false: [], undefined: ['@media (prefers-contrast: more){', ...overriding, '}'] };
  return [
    ...(colour === 'white' ? [...defaultColours(tokens), ...onWhite[`${moreContrast}`]] : overriding),
    ...passageColours(tokens, schemeOfPage(colour)),
    annotationCss(tokens, schemeOfPage(colour)),
  ];
};
