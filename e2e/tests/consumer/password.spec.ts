import { expect, openSignedIn, test } from '../../journey.ts';
import { origin, password } from '../../realms.ts';
import { sessionRealms } from '../../sessionSteps.ts';
import { sessionTexts } from '../../sessionTexts.ts';

for (const realm of sessionRealms)
  test.describe(`the user’s own password in ${realm}`, () => {
    test.use({ expectedErrors: /40[01]/ });
    test.afterEach(({ fresh }) => fresh(realm));

    test('a teacher changes their password, is logged out on another device and logs in there with the new one', async ({
      page,
      browser,
      fresh,
    }) => {
      const text = sessionTexts[realm];
      await fresh(realm);
      const elsewhere = await (await browser.newContext()).newPage();
      await elsewhere.clock.install();
      await openSignedIn(elsewhere, realm, 'teacher', '/profile');
      await openSignedIn(page, realm, 'teacher', '/profile');
      await page.getByLabel(text.currentPassword).fill('not-the-one');
      await page.getByLabel(text.newPassword).fill('another-sentence');
      await page.getByLabel(text.repeatPassword).fill('another-sentence');
      await page.getByRole('button', { name: text.changePassword }).click();
      await expect(page.getByText(text.notCurrent)).toBeVisible();
      await page.getByLabel(text.currentPassword).fill(password);
      await page.getByRole('button', { name: text.changePassword }).click();
      await expect(page.getByText(text.passwordChanged)).toBeVisible();

      // The other device notices when it refreshes its token.
      await elsewhere.clock.fastForward('57:00');
      await elsewhere.reload();
      await elsewhere.waitForURL(/\/login\?/);
      await elsewhere.getByLabel(text.userName, { exact: true }).fill('teacher');
      await elsewhere.getByLabel(text.password, { exact: true }).fill('another-sentence');
      await elsewhere.getByRole('button', { name: text.signIn, exact: true }).click();
      await elsewhere.waitForURL(`${origin(realm)}/profile`);
      await elsewhere.context().close();
      await page.reload();
      await expect(page.getByLabel(text.currentPassword)).toBeVisible();
    });

    test('a shared account is not offered to change its password', async ({ page }) => {
      const text = sessionTexts[realm];
      await openSignedIn(page, realm, 'shared', '/profile');
      await page.waitForLoadState('networkidle');
      await expect(page.locator('dd').getByText('shared', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: text.changePassword })).toHaveCount(0);
    });
  });
