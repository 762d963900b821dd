import { fetchMails } from '../../familySteps.ts';
import { expect, fillSignIn, openSignedIn, test } from '../../journey.ts';
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
      await page.getByRole('button', { name: text.changePassword }).click();
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
      await expect(page.getByRole('button', { name: text.changePassword })).toBeVisible();
    });

    test('a shared account is not offered to change its password', async ({ page }) => {
      const text = sessionTexts[realm];
      await openSignedIn(page, realm, 'shared', '/profile');
      await page.waitForLoadState('networkidle');
      await expect(page.locator('dd').getByText('shared', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: text.changePassword })).toHaveCount(0);
    });
  });

test.describe('a forgotten password', () => {
  test.afterEach(({ fresh }) => fresh('us'));

  test('a teacher who forgot their password chooses another one by the link of an email and logs in with it', async ({
    page,
    request,
    fresh,
  }) => {
    await fresh('us');
    await openSignedIn(page, 'us', 'teacher', '/profile');
    const email = await page.locator('dd').getByText('@').first().innerText();
    await page.goto(`${origin('us')}/login/forgot-password`);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText('the email is on its way')).toBeVisible();
    const [mail] = await fetchMails(request, 'us', email);
    await page.goto(mail?.link ?? '');
    await expect(page).toHaveURL(`${origin('us')}/login/new-password`);
    await page.getByLabel('New password', { exact: true }).fill('another-sentence');
    await page.getByLabel('Repeat the new password', { exact: true }).fill('another-sentence');
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expect(page.getByText('Your password is changed')).toBeVisible();
    await page.getByRole('link', { name: 'Log in' }).click();
    await fillSignIn(page, 'us', 'teacher', 'another-sentence');
    await page.waitForURL(`${origin('us')}/`);
  });
});
