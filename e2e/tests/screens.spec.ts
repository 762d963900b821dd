import type { Page } from '@playwright/test';
import { expect, expectAccessible, openSignedIn, test } from '../journey.ts';
import { gatewayPort } from '../ports.ts';
import { origin } from '../realms.ts';

const narrow = { width: 360, height: 780 };
const wide = { width: 1280, height: 900 };
const signedIn: [path: string, userName: string][] = [
  ['/', 'teacher'],
  ['/', 'consumer'],
  ['/profile', 'teacher'],
  ['/services', 'teacher'],
  ['/support', 'teacher'],
  ['/settings', 'teacher'],
  ['/controlpanel', 'schooladmin'],
  ['/controlpanel', 'student'],
  ['/controlpanel/beta/manage?tab=users', 'superuser'],
  ['/controlpanel/beta/manage?tab=organizations', 'superuser'],
  ['/controlpanel/beta/manage?tab=groups', 'superuser'],
];

/** The screen as it is on a telephone, and then as it is on a desk. */
async function expectAccessibleInBothSizes(page: Page): Promise<void> {
  for (const size of [narrow, wide]) {
    await page.setViewportSize(size);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  }
}

test.describe('axe finds nothing, narrow and wide', () => {
  test.use({ viewport: narrow });

  for (const address of [
    `${origin('se')}/login`,
    `${origin('se')}/no/such/page`,
    `${origin('fr')}/login`,
    `http://localhost:${gatewayPort}/`,
    `http://realmkit.xx.localhost:${gatewayPort}/`,
  ])
    test(`on ${address}`, async ({ page }) => {
      await page.goto(address);
      await expectAccessibleInBothSizes(page);
    });

  for (const [path, userName] of signedIn)
    test(`on ${path} for ${userName}`, async ({ page }) => {
      await openSignedIn(page, 'se', userName, path);
      await expectAccessibleInBothSizes(page);
    });

  test('on the page of a user, and with the menu open', async ({ page }) => {
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
