import type { TokenSet } from '../tokens/tokenSet.ts';
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

/** The rules of the results of a search, which the reader marks by the CSS Custom Highlight API, and pictures and formulas by an attribute. */
const foundColours = (tokens: TokenSet): string[] => [
  `::highlight(realmkit-found){background-color:${tokens['color.reader.marked']};color:${tokens['color.reader.text']}}`,
  `::highlight(realmkit-found-current){background-color:${tokens['color.reader.spoken']};color:${tokens['color.reader.onSpoken']};text-decoration:underline 2px}`,
  `[data-rk-found]{outline:2px dashed ${tokens['color.reader.muted']} !important}`,
  `[data-rk-found=current]{outline:4px solid ${tokens['color.border.focus']} !important}`,
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
    ...foundColours(tokens),
    ...readAloudColours(tokens),
    annotationCss(tokens),
  ];
};
