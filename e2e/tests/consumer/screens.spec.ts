import { openSignedIn, test } from '../../journey.ts';
import { origin } from '../../realms.ts';
import { expectAccessibleInBothSizes, narrow } from '../../screens.ts';

const screens: readonly (readonly [path: string, userName: string])[] = [
  ['/', 'teacher'],
  ['/', 'consumer'],
  ['/profile', 'teacher'],
  ['/services', 'teacher'],
  ['/support', 'teacher'],
  ['/settings', 'teacher'],
];

test.describe('axe finds nothing, narrow and wide', () => {
  test.use({ viewport: narrow });

  for (const [realm, path] of [
    ['se', '/login'],
    ['se', '/no/such/page'],
    ['fr', '/login'],
  ] as const)
    test(`on ${path} of ${realm}`, async ({ page }) => {
      await page.goto(`${origin(realm)}${path}`);
      await expectAccessibleInBothSizes(page);
    });

  for (const [path, userName] of screens)
    test(`on ${path} for ${userName}`, async ({ page }) => {
      await openSignedIn(page, 'se', userName, path);
      await expectAccessibleInBothSizes(page);
    });
});
