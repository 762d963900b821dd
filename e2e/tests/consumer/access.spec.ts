import { expect, openSignedIn, test } from '../../journey.ts';
import { texts } from '../../texts.ts';

const text = texts.se;

test('a guardian does not see user management in the menu', async ({ page }) => {
  await openSignedIn(page, 'se', 'guardian', '/');
  await page.getByRole('button', { name: text.openMenu }).click();
  await expect(page.getByRole('button', { name: text.signOut })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link', { name: text.manageUsers })).toHaveCount(0);
});

test('a consumer-market user sees only the My services button', async ({ page }) => {
  await openSignedIn(page, 'se', 'consumer', '/');
  await expect(page.getByRole('link', { name: text.myServices, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: text.settings })).toHaveCount(0);
});

test('a teacher sees the buttons My services and Settings', async ({ page }) => {
  await openSignedIn(page, 'se', 'teacher', '/');
  await expect(page.getByRole('link', { name: text.myServices, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: text.settings }).first()).toBeVisible();
});
