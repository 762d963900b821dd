import type { Scheme, TokenSet } from '../tokens/tokenSet.ts';

/** The colours of a page, from light to dark: white leaves the publisher's colours, the others replace them. */
export const pageColours = ['white', 'sepia', 'grey', 'black'] as const;

/** The colour of a page. */
export type PageColour = (typeof pageColours)[number];

/** Returns the colour scheme that belongs to a page colour. */
export const schemeOfPage = (colour: PageColour): Scheme => (colour === 'grey' || colour === 'black' ? 'dark' : 'light');

/** Returns the tokens of a page's scheme with the colours of page and text: those of white and black are the scheme's own. */
export function pageTokens(tokens: TokenSet, colour: PageColour): TokenSet {
  if (colour === 'white' || colour === 'black') return tokens;
  return {
    ...tokens,
    'color.reader.page': tokens[`color.reader.${colour}.page`],
    'color.reader.text': tokens[`color.reader.${colour}.text`],
    'color.reader.muted': tokens[`color.reader.${colour}.muted`],
  };
}
