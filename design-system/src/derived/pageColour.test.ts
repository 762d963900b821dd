import { expect, test } from 'vitest';
import type { TokenName } from '../../generated/tokens.ts';
import { realms } from '../realm/Realm.ts';
import { contrast } from '../tokens/contrast.ts';
import { tokenSet } from '../tokens/tokenSet.ts';
import { pageColours, pageTokens, schemeOfPage } from './pageColour.ts';

test('on every page colour of every realm text has a contrast of 7, and links, captions and what a search found have 4.5', () => {
  const faint = realms.flatMap((realm) =>
    (['default', 'sondo'] as const).flatMap((theme) =>
      pageColours.flatMap((colour) => {
        const tokens = pageTokens(tokenSet(realm, theme, schemeOfPage(colour)), colour);
        const below = (ink: TokenName, ground: TokenName, least: number) => {
          const ratio = contrast(tokens[ink], tokens[ground]);
          return ratio < least ? [`${realm} ${theme} ${colour}: ${ink} on ${ground} ${ratio.toFixed(2)}`] : [];
        };
        return [
          ...below('color.reader.text', 'color.reader.page', 7),
          ...below('color.reader.muted', 'color.reader.page', 4.5),
          ...below('color.reader.link', 'color.reader.page', 4.5),
          ...below('color.reader.text', 'color.reader.marked', 4.5),
        ];
      }),
    ),
  );
  expect(faint).toEqual([]);
});

test('the four page colours are four colours', () => {
  const pages = pageColours.map((colour) => pageTokens(tokenSet('se', 'default', schemeOfPage(colour)), colour)['color.reader.page']);
  expect(new Set(pages).size).toBe(4);
});
