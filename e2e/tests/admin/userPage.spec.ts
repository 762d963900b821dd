import type { Page } from '@playwright/test';
import { expect, type JourneyRealm, journeyRealms, openSignedIn, test } from '../../journey.ts';
import { texts } from '../../texts.ts';

const search = (name: string) => `/controlpanel/beta/manage?tab=users&searchString=${name}`;

async function openUser(page: Page, realm: JourneyRealm, userName: string) {
  await openSignedIn(page, realm, 'superuser', search(userName));
  await page.getByRole('row').filter({ hasText: userName }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/users\//);
  await expect(associations(page, realm)).toBeVisible();
}
const associations = (page: Page, realm: JourneyRealm) => page.getByRole('list', { name: texts[realm].associations });

for (const realm of journeyRealms) {
  const text = texts[realm];

  test.describe(`a user’s schools and roles, ${realm}`, () => {
    test.beforeEach(async ({ fresh }) => fresh(realm));

    test('a superuser adds a school to a user, changes the role and removes the school, and sees each change after a reload', async ({
      page,
    }) => {
      await openUser(page, realm, 'schooladmin');
      await expect(associations(page, realm).getByRole('listitem')).toHaveCount(1);

      const school = page.getByRole('combobox', { name: text.organization });
      await school.click();
      await page.getByRole('listbox').getByRole('option').nth(3).click();
      const chosen = await school.inputValue();
      await page.getByLabel(text.role, { exact: true }).selectOption({ label: text.employee });
      await page.getByRole('button', { name: text.add, exact: true }).click();
      const row = associations(page, realm).getByRole('listitem').filter({ hasText: chosen });
      await expect(row).toBeVisible();

      await row.getByRole('combobox').selectOption({ label: text.administrator });
      await row.getByRole('button', { name: text.save }).click();
      await expect(page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: chosen })).toBeVisible();
      await page.reload();
      await expect(row.getByRole('combobox')).toHaveValue('admin');

      await row.getByRole('button', { name: text.remove }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: text.remove, exact: true }).click();
      await expect(row).toHaveCount(0);
      await page.reload();
      await expect(associations(page, realm).getByRole('listitem')).toHaveCount(1);
    });

    test('a superuser cannot remove the last organisation of a user and reads why', async ({ page }) => {
      await openUser(page, realm, 'student');
      const row = associations(page, realm).getByRole('listitem');
      await expect(row).toHaveCount(1);
      await expect(row.getByRole('button', { name: text.remove })).toBeDisabled();
      await expect(page.getByText(text.lastStays)).toBeVisible();
    });

    test('a superuser deletes a user at once, undoes it from the list, and the user can log in again', async ({ page, openAs }) => {
      await openUser(page, realm, 'guardian');
      await expect(page.getByText(text.within30Days)).toBeVisible();
      await page.getByRole('button', { name: text.deleteUser }).click();
      await expect(page).toHaveURL(/tab=users/);
      const row = page.getByRole('row').filter({ hasText: 'guardian' });
      await expect(row).toHaveCount(0);
      await page.getByRole('button', { name: text.undo }).click();
      await expect(row).not.toHaveCount(0);
      await page.getByRole('button', { name: text.show, exact: true }).click();
      await expect(associations(page, realm).getByRole('listitem')).not.toHaveCount(0);

      const guardian = await openAs(realm, 'guardian', '/controlpanel');
      await expect(guardian.getByText(text.panelForStaff)).toBeVisible();
    });
  });
}
