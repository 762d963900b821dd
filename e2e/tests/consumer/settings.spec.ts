import { expect, fillSignIn, openSignedIn, test } from '../../journey.ts';
import { origin } from '../../realms.ts';
import { profileValue } from '../../sessionSteps.ts';
import { texts } from '../../texts.ts';

const text = texts.se;

// Guardians and teachers log in in signIn.spec.ts.
for (const userName of ['superuser', 'schooladmin', 'student', 'consumer', 'shared'])
  test(`a ${userName} logs in by the form, sees their profile and logs out`, async ({ page }) => {
    await page.goto(`${origin('se')}/profile`);
    await fillSignIn(page, 'se', userName);
    await expect(profileValue(page, userName)).toBeVisible();
    await page.getByRole('button', { name: text.openMenu }).click();
    await page.getByRole('dialog').getByRole('button', { name: text.signOut }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.goto(`${origin('se')}/profile`);
    await expect(page.getByLabel(text.userName, { exact: true })).toBeVisible();
  });

test('a teacher chooses another language and the dark scheme, and both stay after a reload', async ({ page, fresh }) => {
  await fresh('se');
  await openSignedIn(page, 'se', 'teacher', '/settings');
  const html = page.locator('html');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(html).toHaveAttribute('data-scheme', 'light');
  const light = await background();
  await page.getByRole('radio', { name: 'Mörkt' }).check();
  await expect(html).toHaveAttribute('data-scheme', 'dark');
  await expect.poll(background).not.toBe(light);
  await page.getByLabel('Språk').selectOption('us');
  await expect(page.getByRole('heading', { level: 1, name: texts.us.settings })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: texts.us.settings })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'en-US');
  await expect(html).toHaveAttribute('data-scheme', 'dark');
});
