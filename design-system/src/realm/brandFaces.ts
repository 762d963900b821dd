import type { Realm } from './Realm.ts';

/** The two faces of headings, each with its file below `/fonts/`. */
export const displayFaceFiles = {
  'Bricolage Grotesque': 'bricolage-grotesque-latin-700-normal.woff2',
  Fraunces: 'fraunces-latin-600-normal.woff2',
} as const;

/** The face of each realm's headings, where no style sheet of tokens reaches; a test compares them with the tokens. */
export const brandFaces: Readonly<Record<Realm, keyof typeof displayFaceFiles>> = {
  de: 'Bricolage Grotesque',
  fi: 'Bricolage Grotesque',
  fr: 'Fraunces',
  nl: 'Bricolage Grotesque',
  no: 'Bricolage Grotesque',
  se: 'Bricolage Grotesque',
  uk: 'Fraunces',
  us: 'Fraunces',
};
