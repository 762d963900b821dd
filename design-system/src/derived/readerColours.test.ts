import { expect, test } from 'vitest';
import { contrast } from '../tokens/contrast.ts';
import { tokenSet } from '../tokens/tokenSet.ts';
import { pageColours, pageTokens, schemeOfPage } from './pageColour.ts';
import { markBlends } from './readerColours.ts';

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
const hexOf = (colour: readonly number[]): string =>
  `#${colour
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Returns a colour below a box, by the mode of its layer (Compositing and Blending 1). */
const blended = (below: string, box: string, mode: 'multiply' | 'screen', share: number): string => {
  const over = channels(box);
  const blend = (under: number, above: number) => (mode === 'multiply' ? under * above : 1 - (1 - under) * (1 - above));
  return hexOf(channels(below).map((under, at) => blend(under, over[at] ?? 0) * (share / 100) + under * (1 - share / 100)));
};

test.each(['se', 'us', 'fi', 'de'] as const)(
  'text below a mark of a browser without highlights is legible on each page colour, and the mark is seen, %s',
  (realm) => {
    for (const colour of pageColours) {
      const scheme = schemeOfPage(colour);
      const tokens = pageTokens(tokenSet(realm, 'default', scheme), colour);
      const { mode, share, shareOfCurrent } = markBlends[scheme];
      const { 'color.reader.page': page, 'color.reader.text': text, 'color.reader.spoken': spoken, 'color.reader.marked': marked } = tokens;
      const highlights = (['yellow', 'green', 'blue', 'pink'] as const).map((name) => tokens[`color.reader.highlight.${name}`]);
      for (const ground of [spoken, marked, ...highlights]) {
        const below = (what: string) => blended(what, ground, mode, ground === spoken ? shareOfCurrent : share);
        expect(contrast(below(page), below(text)), `${ground} on ${colour}`).toBeGreaterThanOrEqual(4.5);
        expect(contrast(below(page), page), `${ground} beside ${colour}`).toBeGreaterThan(1.1);
      }
    }
  },
);
