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

test.describe('accessibility on narrow and wide screens', () => {
  // The page of an unknown address has that status.
  test.use({ viewport: narrow, expectedErrors: /status of 404 .*\/no\/such\/page/ });

  for (const [realm, path] of [
    ['se', '/login'],
    ['se', '/no/such/page'],
    ['fr', '/login'],
  ] as const)
    test(`axe finds no violations on ${path} of ${realm}`, async ({ page }) => {
      await page.goto(`${origin(realm)}${path}`);
      await expectAccessibleInBothSizes(page);
    });

  for (const [path, userName] of screens)
    test(`axe finds no violations on ${path} for a ${userName}`, async ({ page }) => {
      await openSignedIn(page, 'se', userName, path);
      await expectAccessibleInBothSizes(page);
    });
});
