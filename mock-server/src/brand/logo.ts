import { marks } from '@realmkit/design-system/brand/marks.ts';
import { wordmarks } from '@realmkit/design-system/brand/wordmarks.ts';
import { type Realm, realmIdentities } from '../database/realms.ts';

/** The height of a drawn logo; its width depends on the name. */
const logoHeight = 40;

/** Returns the width of a realm's logo at its height. */
const logoWidth = (realm: Realm): number => 40 + wordmarks[realmIdentities[realm].brand].width;

/** Draws the logo of a realm for a dark ground: mark and name as SVG paths, without fonts and styles. */
export function logoDrawing(realm: Realm): string {
  const { brand } = realmIdentities[realm];
  return [
    `<g transform="translate(0 4)"><path fill="#ffffff" d="${marks[brand].ink}"/><path fill="#ffd66b" d="${marks[brand].accent}"/></g>`,
    `<path fill="#ffffff" transform="translate(40 0)" d="${wordmarks[brand].path}"/>`,
  ].join('');
}

/** Draws the logo of a realm as an SVG element with the brand's name, for a dark ground. */
export const logoSvg = (realm: Realm): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${realmIdentities[realm].name}" width="${logoWidth(realm)}" height="${logoHeight}" viewBox="0 0 ${logoWidth(realm)} ${logoHeight}">${logoDrawing(realm)}</svg>`;
