import type { TokenSet } from '../tokens/tokenSet.ts';

/** The faces of a book's text: the publisher's, or one of ours in its place. */
export const faces = ['publisher', 'serif', 'sans', 'dyslexia'] as const;

/** A face of a book's text. */
export type Face = (typeof faces)[number];

/** A face whose files are ours. */
export type OwnFace = Exclude<Face, 'publisher'>;

interface FaceFiles {
  readonly family: string;
  /** The name of its npm package below @fontsource, with which its files begin. */
  readonly name: string;
  /** The subsets by the letters that they have; without letters the file is for all of them. */
  readonly subsets: Readonly<Record<string, string | undefined>>;
}

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExtended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

const files: Readonly<Record<OwnFace, FaceFiles>> = {
  serif: { family: 'Literata', name: 'literata', subsets: { latin, 'latin-ext': latinExtended } },
  sans: { family: 'Andika', name: 'andika', subsets: { latin, 'latin-ext': latinExtended } },
  dyslexia: { family: 'OpenDyslexic', name: 'opendyslexic', subsets: { latin: undefined } },
};

const variants = [400, 700].flatMap((weight) => (['normal', 'italic'] as const).map((style) => ({ weight, style })));

const fileName = (name: string, subset: string, { weight, style }: (typeof variants)[number]): string =>
  `${name}-${subset}-${weight}-${style}.woff2`;

/** The files of all faces, each with the name of its package. */
export const faceFiles: readonly { readonly name: string; readonly fileName: string; readonly letters: string | undefined }[] =
  Object.values(files).flatMap(({ name, subsets }) =>
    Object.entries(subsets).flatMap(([subset, letters]) =>
      variants.map((variant) => ({ name, fileName: fileName(name, subset, variant), letters })),
    ),
  );

/** Returns the absolute URL of the regular file of a face, for a sample of it. */
export const faceUrl = (face: OwnFace, fontsUrl: string): string =>
  new URL(fileName(files[face].name, 'latin', { weight: 400, style: 'normal' }), fontsUrl).href;

/** Returns the value of `font-family` of a face. */
export const faceFamily = (tokens: TokenSet, face: OwnFace): string => tokens[`font.family.${face}`];

/** Returns the rules that load a face: a browser requests a file only if the page has letters of it. */
export const faceRules = (face: OwnFace, fontsUrl: string): string[] => {
  const { family, name, subsets } = files[face];
  return Object.entries(subsets).flatMap(([subset, letters]) =>
    variants.map((variant) => {
      const url = new URL(fileName(name, subset, variant), fontsUrl).href;
      const range = letters === undefined ? '' : `;unicode-range:${letters}`;
      return `@font-face{font-family:${family};font-weight:${variant.weight};font-style:${variant.style};font-display:swap;src:url(${JSON.stringify(url)}) format('woff2')${range}}`;
    }),
  );
};
