import { ink } from '@realmkit/design-system/drawing/palette.ts';
import { escapeXml } from '@realmkit/openapi/xml';
import { type Lettering, letterText } from '../lettering/index.ts';

/** Where the title stands; nothing but the sky is drawn there. */
const titleBox = { x: 48, y: 52, width: 504, height: 196 };
const authorBox = { x: 48, y: 745, width: 504, height: 32 };
/** The top of the picture. */
const artTop = 262;

/** A cover with its parts, so that tests can look at them. */
export interface SampleCover {
  readonly svg: string;
  readonly title: Lettering;
  readonly author: Lettering;
  readonly artTop: number;
  readonly fill: string;
}

/** Draws a cover of 600 × 800: the title on the sky, the picture below it, the author's name on a band. */
export function drawSampleCover(title: string, author: string, [background = '', ...shapes]: readonly string[], dark = true): SampleCover {
  const fill = dark ? ink.cream : ink.dark;
  const lettering = letterText(title, titleBox, { face: 'serif', fill, align: 'middle', maxSize: 78, maxLines: 3 });
  const name = letterText(author, authorBox, { face: 'serif', fill: ink.cream, align: 'middle', maxSize: 30, maxLines: 1 });
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" width="600" height="800" role="img"><title>${escapeXml(title)}</title>`,
    background,
    `<clipPath id="below"><rect y="${artTop}" width="600" height="${800 - artTop}"/></clipPath><g clip-path="url(#below)">${shapes.join('')}</g>`,
    `<rect y="726" width="600" height="74" fill="${ink.dark}"/>`,
    lettering.markup,
    name.markup,
    '</svg>',
  ].join('\n');
  return { svg, title: lettering, author: name, artTop, fill };
}

/** Draws a cover of 600 × 800 as SVG; the first of the shapes is its sky. */
export const coverOf = (...parts: Parameters<typeof drawSampleCover>): string => drawSampleCover(...parts).svg;
