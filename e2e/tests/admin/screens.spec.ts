import { expect, expectAccessible, openSignedIn, test } from '../../journey.ts';
import { expectAccessibleInBothSizes, narrow, wide } from '../../screens.ts';

const screens: readonly (readonly [path: string, userName: string])[] = [
  ['/controlpanel', 'schooladmin'],
  ['/controlpanel', 'student'],
  ['/controlpanel/beta/manage?tab=users', 'superuser'],
  ['/controlpanel/beta/manage?tab=organizations', 'superuser'],
  ['/controlpanel/beta/manage?tab=groups', 'superuser'],
];

test.describe('accessibility on narrow and wide screens', () => {
  test.use({ viewport: narrow });

  for (const [path, userName] of screens)
    test(`axe finds no violations on ${path} for a ${userName}`, async ({ page }) => {
      await openSignedIn(page, 'se', userName, path);
      await expectAccessibleInBothSizes(page);
    });

  test('axe finds no violations on the page of a user and with the menu open', async ({ page }) => {
    await openSignedIn(page, 'se', 'superuser', '/controlpanel/beta/manage?tab=users&searchString=teacher');
    await page.getByRole('main').getByRole('link').filter({ hasText: /\w/ }).last().focus();
    await page.locator('a[href*="/users/"]').first().click();
    await expect(page).toHaveURL(/\/users\//);
    await expectAccessibleInBothSizes(page);
    for (const size of [wide, narrow]) {
      await page.setViewportSize(size);
      await page.getByRole('button', { name: 'Öppna menyn' }).click();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    }
  });
});
