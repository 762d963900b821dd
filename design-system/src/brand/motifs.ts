import type { Realm } from '../realm/Realm.ts';

const lines = (path: string, more = ''): string =>
  `<g fill='none' stroke='red' stroke-width='2.5' stroke-linecap='round'>${path}</g>${more}`;

/** The motif of each realm: the content of a 96 × 96 SVG that repeats without a seam. Only its shape shows; its colour comes from tokens. */
export const motifs: Readonly<Record<Realm, string>> = {
  // Fir cones
  de: lines(
    "<path id='a' d='M24 5c9 6 12 15 10 23s-6 12-10 14c-4-2-8-6-10-14S15 11 24 5zV3m-9 14l9 6 9-6m-19 9l10 7 10-7m-17 9l7 5 7-5'/><use href='#a' transform='rotate(180 48 48)'/>",
    "<path fill='red' d='M70 20l3-9 3 9-3 9zM20 72l3-9 3 9-3 9z'/>",
  ),
  // Birch leaves over a lake
  fi: lines(
    "<path id='a' d='M24 4c9 7 12 15 9 21-2 5-6 7-9 8-3-1-7-3-9-8-3-6 0-14 9-21zM24 13v27m0-21l5-4m-5 11l6-4m-6-3l-5-4m5 11l-6-4'/><use href='#a' transform='translate(48 48)'/><path id='b' d='M52 18q5-5 10 0t10 0 10 0m-22 9q5-5 10 0t10 0'/><use href='#b' transform='translate(-44 48)'/>",
  ),
  // Wings of dragonflies
  fr: lines(
    "<g id='a'><path id='b' d='M22 19C14 21 5 18 3 10c8-5 16 0 19 9zm0 5c-7 0-15 4-17 12 8 3 15-3 17-12z'/><use href='#b' transform='matrix(-1 0 0 1 48 0)'/><path d='M24 18v24'/><circle cx='24' cy='11' r='2.5'/></g><use href='#a' transform='translate(48 48)'/>",
  ),
  // Steps down to a fjord
  no: lines(
    "<path id='a' d='M0 29h12v-8h12v-8h12V5h24v8h12v8h12v8h12'/><use href='#a' y='48'/><use href='#a' x='48' y='24'/><use href='#a' x='-48' y='24'/><use href='#a' x='48' y='72'/><use href='#a' x='-48' y='72'/><use href='#a' x='48' y='-24'/><use href='#a' x='-48' y='-24'/>",
  ),
  // Tiles
  nl: lines(
    "<path d='M0 0h96v96H0zM48 0v96M0 48h96'/><g id='a'><path d='M24 12c5 4 5 8 0 12-5-4-5-8 0-12zm0 24c5-4 5-8 0-12-5 4-5 8 0 12zM12 24c4 5 8 5 12 0-4-5-8-5-12 0zm24 0c-4 5-8 5-12 0 4-5 8-5 12 0zM0 12A12 12 0 0012 0m24 0a12 12 0 0012 12M0 36a12 12 0 0112 12m24 0a12 12 0 0112-12'/></g><use href='#a' x='48' y='48'/><path d='M72 8L88 24 72 40 56 24zM24 56l16 16-16 16L8 72z'/>",
  ),
  // The curves painted on wooden horses of Dalarna
  se: lines(
    "<g id='a'><path d='M4 40C4 18 38 14 40 30c1 10-14 12-14 3M8 28C2 22 2 12 8 6c6 6 6 16 0 22zm7-7c1-8 7-14 15-15 0 8-6 14-15 15z'/><circle cx='42' cy='10' r='2'/></g><use href='#a' transform='rotate(180 48 48)'/><use href='#a' transform='matrix(-1 0 0 1 96 8)'/><use href='#a' transform='matrix(1 0 0 -1 0 88)'/>",
  ),
  // Bunting
  uk: lines(
    "<g id='a'><path d='M0 8q48 28 96 0'/><path fill='red' stroke='none' d='M8 14l14 5-10 13zm19 7l15 2-8 15zm27 2l15-2-7 17zm20-4l14-5-4 18z'/></g><use href='#a' x='48' y='48'/><use href='#a' x='-48' y='48'/>",
  ),
  // Stars of quilts
  us: "<path id='a' fill='red' d='M16 16h16v16H16zM16 0l8 8-8 8zm16 0l-8 8 8 8zM16 32l8 8-8 8zm16 0l-8 8 8 8zM0 16l8 8 8-8zm0 16l8-8 8 8zM32 16l8 8 8-8zm0 16l8-8 8 8z'/><use href='#a' x='48' y='48'/><path fill='none' stroke='red' stroke-width='2.5' d='M72 4l20 20-20 20-20-20zM24 52l20 20-20 20L4 72z'/>",
};

/** Returns a realm's motif as the URL of a picture, for masks. */
export const motifUrl = (content: string): string =>
  `url("data:image/svg+xml,${`<svg xmlns='http://www.w3.org/2000/svg' width='96' height='96'>${content}</svg>`.replaceAll('#', '%23')}")`;
