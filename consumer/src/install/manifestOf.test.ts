import { realmIdentities, realms } from '@realmkit/design-system';
import { tokenSet } from '@realmkit/design-system/tokens/tokenSet.ts';
import { expect, test } from 'vitest';
import { manifestOf, manifestPath } from './manifestOf.ts';

test.each(realms)('the app of %s is installed under the realm’s own name, language, icon and colour of bars', (realm) => {
  const identity = realmIdentities[realm];
  const bar = tokenSet(realm, 'default', 'light')['color.surface.bar'];
  expect(manifestOf(identity)).toMatchObject({
    short_name: identity.name,
    lang: identity.lang,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: bar,
    background_color: bar,
    icons: [
      { src: `/brand/${realm}/icon-192.png`, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: `/brand/${realm}/icon-512.png`, sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: `/brand/${realm}/icon-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: `/brand/${realm}/favicon.svg`, type: 'image/svg+xml' },
    ],
  });
  expect(manifestPath(realm)).toBe(`/manifest/${realm}.webmanifest`);
});
