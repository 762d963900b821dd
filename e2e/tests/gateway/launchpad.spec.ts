import { expect, test } from '../../journey.ts';
import { gatewayPort } from '../../ports.ts';
import { origin, suffixes } from '../../realms.ts';

test('a visitor of the launchpad sees links to every realm and the demo accounts', async ({ page }) => {
  await page.goto(`http://localhost:${gatewayPort}/`);
  for (const realm of Object.keys(suffixes)) {
    await page.locator(`nav a[href="/?realm=${realm}"]`).click();
    await expect(page.locator('html')).toHaveAttribute('data-realm', realm);
    await expect(page.locator(`a[href="${origin(realm as keyof typeof suffixes)}/"]`)).toBeVisible();
  }
  for (const name of ['superuser', 'schooladmin', 'teacher', 'guardian', 'consumer', 'student', 'shared'])
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
});

test('a visitor reads the contracts without network', async ({ page }) => {
  await page.goto(`http://localhost:${gatewayPort}/contracts`);
  await page
    .getByRole('link', { name: /account/i })
    .first()
    .click();
  await expect(page.getByText('/register').first()).toBeVisible();
});

test('a visitor of an unknown host reads that the realm is not initialised', async ({ page }) => {
  await page.goto(`http://realmkit.xx.localhost:${gatewayPort}/`);
  await expect(page.getByText('Realm xx is not initialised')).toBeVisible();
});
