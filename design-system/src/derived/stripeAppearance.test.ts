import { expect, test } from 'vitest';
import { realms } from '../realm/Realm.ts';
import { tokenSet } from '../tokens/tokenSet.ts';
import { stripeAppearance } from './stripeAppearance.ts';

test.each(realms)('the card fields of %s use plain values in light and dark', { tags: ['shell §9.19'] }, (realm) => {
  for (const scheme of ['light', 'dark'] as const) {
    const appearance = stripeAppearance(tokenSet(realm, 'default', scheme), scheme);
    expect(JSON.stringify(appearance)).not.toMatch(/var\(|undefined|rem/);
    expect(appearance.theme).toBe(scheme === 'dark' ? 'night' : 'stripe');
    expect(appearance.variables.colorBackground).toBe(scheme === 'dark' ? '#171d24' : '#ffffff');
  }
});

test('the card fields have the colour of their realm', { tags: ['shell §9.20'] }, () => {
  const primary = (realm: 'se' | 'fr') => stripeAppearance(tokenSet(realm, 'default', 'light'), 'light').variables.colorPrimary;
  expect(primary('se')).not.toBe(primary('fr'));
});
