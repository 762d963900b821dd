import { expect, test } from 'vitest';
import { brandColours } from '../realm/brandColours.ts';
import { brandFaces } from '../realm/brandFaces.ts';
import { brandRadii } from '../realm/brandRadii.ts';
import { realms } from '../realm/Realm.ts';
import { tokenSet } from './tokenSet.ts';

test.each(realms)('the brand colours of %s are those of its tokens', (realm) => {
  const [light, dark] = [tokenSet(realm, 'default', 'light'), tokenSet(realm, 'default', 'dark')];
  expect(brandColours[realm]).toEqual({
    bar: light['color.surface.bar'],
    onLight: light['color.action.primary'],
    onDark: dark['color.action.primary'],
  });
});

test.each(realms)('the brand radii of %s are those of its tokens', (realm) => {
  const tokens = tokenSet(realm, 'default', 'light');
  expect(brandRadii[realm]).toEqual({ control: tokens['radius.control'], button: tokens['radius.button'], card: tokens['radius.card'] });
});

test.each(realms)('the face of headings of %s is that of its tokens', (realm) => {
  const [first] = tokenSet(realm, 'default', 'light')['font.family.display'].split(',');
  expect(brandFaces[realm]).toBe(first?.replaceAll(/['"]/g, ''));
});
