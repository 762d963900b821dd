import { expect, fillSignIn, journeyRealms, test } from '../../journey.ts';
import { logIn } from '../../logIn.ts';
import { origin, panelOrigin, password, usersUrl } from '../../realms.ts';
import { signInAtService } from '../../sessionSteps.ts';
import { texts } from '../../texts.ts';

for (const realm of journeyRealms) {
  const text = texts[realm];

  test.describe(`the login in ${realm}`, () => {
    test('a visitor who opens the control panel logs in and returns to the same tab and query', async ({ page }) => {
      const url = `${usersUrl(realm)}&page=2`;
      await page.goto(url);
      await expect(page).toHaveURL(/\/login\?/);
      await fillSignIn(page, realm, 'superuser');
      await expect(page.getByRole('heading', { level: 1, name: text.management })).toBeVisible();
      expect(new URL(page.url()).searchParams.get('page')).toBe('2');
    });
  });
}

for (const realm of ['de', 'fi', 'fr', 'no', 'uk'] as const) {
  const shelf = '/library/bookshelf?sort=title';
  const login = `/login?${new URLSearchParams({ redirect: shelf, reauthenticate: 'true' })}`;

  test.describe(`a teacher with a session on the other host in ${realm}`, () => {
    test('opens the library on the main host after a day in the panel, and logs in there at once', async ({ page }) => {
      await page.goto(`${panelOrigin(realm)}/controlpanel`);
      await signInAtService(page, 'teacher');
      // The login page takes the URL of the panel before the panel's page is loaded.
      await page.locator('a[href^="/controlpanel/"]').first().waitFor();
      await page.goto(`${origin(realm)}${shelf}`);
      await page.waitForURL(`${origin(realm)}${login}`);
      await page.locator('input[name=username]').fill('teacher');
      await page.locator('input[name=password]').fill(password);
      await page.keyboard.press('Enter');
      await page.waitForURL(`${origin(realm)}${shelf}`);
    });

    test('opens the library on the host of the panel, and logs in there at once', async ({ page }) => {
      await logIn(page, realm, 'teacher');
      await page.goto(`${panelOrigin(realm)}${shelf}`);
      await page.waitForURL(`${panelOrigin(realm)}${login}`);
    });
  });
}
