import { expect, test } from 'vitest';
import { realms } from '../realm/Realm.ts';
import { colourDifference } from './colourDifference.ts';
import { tokenSet } from './tokenSet.ts';

test('the difference of colours is that of CIE76', () => {
  expect(colourDifference('#ffffff', '#000000')).toBeCloseTo(100, 1);
  expect(colourDifference('#ff0000', '#00ff00')).toBeCloseTo(170.6, 1);
  expect(colourDifference('#123456', '#123456')).toBe(0);
});

test.each([
  ['default', 'light', 25],
  ['default', 'dark', 12],
  ['sondo', 'light', 12],
  ['sondo', 'dark', 12],
] as const)('in %s, %s the bars of any two realms differ by at least %d', (theme, scheme, least) => {
  const bars = realms.map((realm) => ({ realm, colour: tokenSet(realm, theme, scheme)['color.surface.bar'] }));
  const alike = bars.flatMap((one, index) =>
    bars
      .slice(index + 1)
      .map((other) => ({ pair: `${one.realm} and ${other.realm}`, difference: colourDifference(one.colour, other.colour) }))
      .filter(({ difference }) => difference < least),
  );
  expect(alike).toEqual([]);
});
