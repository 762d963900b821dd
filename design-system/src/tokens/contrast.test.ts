import { describe, expect, test } from 'vitest';
import { tokenTables } from '../../generated/tokenTables.ts';
import { realms } from '../realm/Realm.ts';
import { contrast } from './contrast.ts';
import { contrastPairs } from './contrastPairs.ts';
import { tokenSet } from './tokenSet.ts';

const combinations = realms.flatMap((realm) =>
  (['default', 'sondo'] as const).flatMap((theme) => (['light', 'dark'] as const).map((scheme) => ({ realm, theme, scheme }))),
);

test('contrast is computed as WCAG defines it', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#123456', '#123456')).toBe(1);
});

describe.each(combinations)('$realm, $theme, $scheme', ({ realm, theme, scheme }) => {
  test('every pair of colours has its minimum contrast', { tags: ['reader §9.27', 'reader §9.28'] }, () => {
    const tokens = tokenSet(realm, theme, scheme);
    const faint = contrastPairs
      .map(([foreground, ground, minimum]) => ({ foreground, ground, minimum, is: contrast(tokens[foreground], tokens[ground]) }))
      .filter(({ is, minimum }) => is < minimum)
      .map(({ foreground, ground, minimum, is }) => `${foreground} on ${ground}: ${is.toFixed(2)} instead of ${minimum}`);
    expect(faint).toEqual([]);
  });
});

test('every colour except ornaments is in a contrast pair', () => {
  const checked = new Set<unknown>(contrastPairs.flat());
  const ornaments: string[] = ['color.border.divider', 'color.logo.accent'];
  const colours: string[] = tokenTables.flatMap((table) => table.names).filter((name) => name.startsWith('color.'));
  expect(colours.filter((name) => !checked.has(name) && !name.startsWith('color.picture.'))).toEqual(ornaments);
});

test('every realm has a brand colour of its own', () => {
  const primaries = realms.map((realm) => tokenSet(realm, 'default', 'light')['color.action.primary']);
  expect(new Set(primaries).size).toBe(realms.length);
});
