import { expect, expectAccessible, fillSignIn, test } from '../../journey.ts';
import { mockGatewayPort } from '../../ports.ts';
import { texts } from '../../texts.ts';

const text = texts.se;
const sweden = `http://realmkit.se.localhost:${mockGatewayPort}`;

// Requesting the fixture starts the mock's servers.
test.beforeEach(({ mock }) => expect(mock).toBeDefined());

test.describe('the apps on the mock', () => {
  test('a visitor reads on the launchpad what there is to see and who can log in', async ({ page }) => {
    await page.goto(`http://localhost:${mockGatewayPort}/`);
    await expect(page.getByRole('heading', { name: 'Everything here is an example' })).toBeVisible();
    await expect(page.getByText('Any user name and password log in')).toBeVisible();
    await expectAccessible(page);
  });

  test('a visitor logs in with any password and sees the examples of the contracts', async ({ page }) => {
    await page.goto(`${sweden}/controlpanel/beta/manage?tab=users`);
    await fillSignIn(page, 'se', 'superuser', 'whatever');
    await expect(page.getByRole('heading', { level: 1, name: text.management })).toBeVisible();
    await page.getByRole('row').filter({ hasText: 'Elsa Ek' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Elsa Ek' })).toBeVisible();
    await page.goto(`${sweden}/profile`);
    await expect(page.getByText('astrid.lindqvist@example.se').first()).toBeVisible();
  });

  test('a visitor who logs in through the auth service is a teacher and can log out again', async ({ page }) => {
    await page.goto(`${sweden}/login?redirect=/profile`);
    await page.getByRole('button', { name: text.otherWays }).click();
    await expect(page).toHaveURL(`${sweden}/profile`);
    await expect(page.getByText('Astrid').first()).toBeVisible();
    await page.getByRole('button', { name: text.openMenu }).click();
    await page.getByRole('button', { name: text.signOut, exact: true }).click();
    await expect(page.getByLabel(text.userName, { exact: true })).toBeVisible();
  });
});
