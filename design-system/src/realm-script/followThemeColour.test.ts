// @vitest-environment jsdom
import { beforeAll, expect, test, vi } from 'vitest';
import { readResolver } from '../../scripts/tokens/resolver.ts';
import { styleSheetOf } from '../../scripts/tokens/styleSheet.ts';
import { realms } from '../realm/Realm.ts';
import { tokenSet } from '../tokens/tokenSet.ts';
import { followThemeColour } from './followThemeColour.ts';

const root = document.documentElement;

beforeAll(() => {
  const style = document.createElement('style');
  style.textContent = styleSheetOf(readResolver('design-system/tokens/realmkit.resolver.json'));
  document.head.append(style);
  Object.assign(root.dataset, { realm: 'se', theme: 'default', scheme: 'light' });
  followThemeColour(document);
});

const modes = realms.flatMap((realm) =>
  (['default', 'sondo'] as const).flatMap((theme) => (['light', 'dark'] as const).map((scheme) => ({ realm, theme, scheme }))),
);

test.each(modes)('the frame of the browser has the colour of the bar in $realm, $theme, $scheme', async ({ realm, theme, scheme }) => {
  Object.assign(root.dataset, { realm, theme, scheme });
  const bar = tokenSet(realm, theme, scheme)['color.surface.bar'];
  await vi.waitFor(() => expect(document.querySelector('meta[name=theme-color]')?.getAttribute('content')).toBe(bar));
});
