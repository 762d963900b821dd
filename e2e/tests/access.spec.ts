import { expect, openSignedIn, test } from '../journey.ts';
import { origin } from '../realms.ts';
import { words } from '../words.ts';

const text = words.se;

test('a school admin who opens the beta management is sent to the control panel, which says what is there', async ({ page }) => {
  await page.goto(`${origin('se')}/controlpanel/beta/manage?tab=users`);
  await page.getByLabel(text.userName, { exact: true }).fill('schooladmin');
  await page.getByLabel(text.password, { exact: true }).fill('realmkit-demo');
  await page.getByRole('button', { name: text.signIn, exact: true }).click();
  await expect(page).toHaveURL(`${origin('se')}/controlpanel`);
  await expect(page.getByRole('heading', { level: 1, name: text.panel })).toBeVisible();
});

for (const userName of ['guardian', 'student', 'consumer'])
  test(`the control panel is not for a ${userName}, and says so`, async ({ page }) => {
    await openSignedIn(page, 'se', userName, '/controlpanel');
    await expect(page.getByText(text.panelForStaff)).toBeVisible();
  });

test('the menu offers managing users to employees only', async ({ page }) => {
  await openSignedIn(page, 'se', 'guardian', '/');
  await page.getByRole('button', { name: text.openMenu }).click();
  await expect(page.getByRole('button', { name: text.signOut })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link', { name: text.manageUsers })).toHaveCount(0);
});

test('the menu leads a superuser to the beta management', async ({ page }) => {
  await openSignedIn(page, 'se', 'superuser', '/profile');
  await page.getByRole('button', { name: text.openMenu }).click();
  await page.getByRole('dialog').getByRole('link', { name: text.manageUsers }).click();
  await expect(page).toHaveURL(/\/controlpanel\/beta\/manage/);
});

test('a consumer-market user has the My services button only', async ({ page }) => {
  await openSignedIn(page, 'se', 'consumer', '/');
  await expect(page.getByRole('link', { name: text.myServices, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: text.settings })).toHaveCount(0);
});

test('a teacher has My services and Settings', async ({ page }) => {
  await openSignedIn(page, 'se', 'teacher', '/');
  await expect(page.getByRole('link', { name: text.myServices, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: text.settings }).first()).toBeVisible();
});
