import { marks } from '@realmkit/design-system/brand/marks.ts';
import { wordmarks } from '@realmkit/design-system/brand/wordmarks.ts';
import { type Realm, realmIdentities } from '../database/realms.ts';

/** The height of a drawn logo; its width depends on the name. */
const logoHeight = 40;

/** Returns the width of a realm's logo at its height. */
const logoWidth = (realm: Realm): number => 40 + wordmarks[realmIdentities[realm].brand].width;

/** The colours of a logo, #rrggbb. */
interface LogoColours {
  readonly mark: string;
  readonly accent: string;
  readonly word: string;
}

const onDark: LogoColours = { mark: '#ffffff', accent: '#ffd66b', word: '#ffffff' };

/** Draws the logo of a realm, by default for a dark ground: mark and name as SVG paths, without fonts and styles. */
export function logoDrawing(realm: Realm, { mark, accent, word } = onDark): string {
  const { brand } = realmIdentities[realm];
  return [
    `<g transform="translate(0 4)"><path fill="${mark}" d="${marks[brand].ink}"/><path fill="${accent}" d="${marks[brand].accent}"/></g>`,
    `<path fill="${word}" transform="translate(40 0)" d="${wordmarks[brand].path}"/>`,
  ].join('');
}

/** Draws the logo of a realm as an SVG element with the brand's name, by default for a dark ground. */
export const logoSvg = (realm: Realm, colours = onDark): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${realmIdentities[realm].name}" width="${logoWidth(realm)}" height="${logoHeight}" viewBox="0 0 ${logoWidth(realm)} ${logoHeight}">${logoDrawing(realm, colours)}</svg>`;
