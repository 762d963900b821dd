import type { Page } from '@playwright/test';
import { expect, journeyRealms, openSignedIn, smokeIn, test } from '../../journey.ts';
import { texts } from '../../texts.ts';

const users = '/controlpanel/beta/manage?tab=users';
const rows = (page: Page) => page.getByRole('table').getByRole('row');
const names = (page: Page) => page.getByRole('rowheader').allInnerTexts();
const query = (page: Page, key: string) => new URL(page.url()).searchParams.get(key);

for (const realm of journeyRealms) {
  const text = texts[realm];

  test.describe(`the list of users, ${realm}`, () => {
    test('a superuser opens the list of users and sees page 1 with ten rows, the newest first', async ({ page }) => {
      await openSignedIn(page, realm, 'superuser', users);
      await expect(rows(page)).toHaveCount(11);
      await expect(page.getByRole('columnheader', { name: text.numberColumn })).toHaveAttribute('aria-sort', 'descending');
      const numbers = (await page.getByRole('row').locator('td').last().allInnerTexts()).map(Number);
      expect(numbers).toEqual([...numbers].sort((one, other) => other - one));
    });

    test('a superuser pages, sorts and searches, and the URL and the Back button keep the state', smokeIn(realm), async ({ page }) => {
      await openSignedIn(page, realm, 'superuser', users);
      await expect(rows(page)).toHaveCount(11);
      const first = await names(page);

      await page
        .getByRole('link', { name: text.nextPage })
        .or(page.getByRole('button', { name: text.nextPage }))
        .first()
        .click();
      await expect.poll(() => query(page, 'page')).toBe('2');
      await expect.poll(() => names(page)).not.toEqual(first);

      await page.getByRole('columnheader', { name: text.name, exact: true }).getByRole('button').click();
      await expect.poll(() => query(page, 'sortBy')).toBe('name');
      expect(query(page, 'sortDesc')).toBe('false');
      await expect(page.getByRole('columnheader', { name: text.name, exact: true })).toHaveAttribute('aria-sort', 'ascending');

      await page.getByRole('searchbox', { name: text.search }).fill('teacher');
      await expect.poll(() => query(page, 'searchString')).toBe('teacher');
      await expect(rows(page).filter({ hasText: 'teacher' })).toHaveCount(1);

      await page.goBack();
      await expect.poll(() => query(page, 'searchString')).toBeNull();
      await expect(page.getByRole('searchbox', { name: text.search })).toHaveValue('');
      await page.goBack();
      await expect.poll(() => query(page, 'sortBy')).not.toBe('name');
    });

    test('a superuser opens a deep link and sees the list with its page, order and filter', async ({ page }) => {
      const filters = encodeURIComponent(JSON.stringify({ role: 'student' }));
      const path = `${users}&page=3&itemsPerPage=25&sortBy=name&sortDesc=false&filters=${filters}`;
      await openSignedIn(page, realm, 'superuser', path);
      await expect(rows(page)).toHaveCount(26);
      await expect(page.getByRole('columnheader', { name: text.name, exact: true })).toHaveAttribute('aria-sort', 'ascending');
      for (const row of await rows(page)
        .filter({ has: page.getByRole('rowheader') })
        .all())
        await expect(row).toContainText(text.student);
    });

    test('a superuser who opens a URL with invalid parameters sees the default list', async ({ page }) => {
      await openSignedIn(page, realm, 'superuser', `${users}&page=-7&itemsPerPage=lots&sortBy=%3Cb%3E&sortDesc=maybe&filters=%7Bnot-json`);
      await expect(rows(page)).toHaveCount(11);
      await expect(page.getByRole('columnheader', { name: text.numberColumn })).toHaveAttribute('aria-sort', 'descending');
    });
  });
}

test('a superuser sees organisations and groups in the same kind of list as users', async ({ page }) => {
  await openSignedIn(page, 'se', 'superuser', '/controlpanel/beta/manage?tab=organizations');
  await expect(rows(page)).toHaveCount(11);
  await page.locator('a[href$="?tab=groups"]').click();
  await expect(page).toHaveURL(/tab=groups/);
  await expect(rows(page)).toHaveCount(11);
  await page.locator('a[href$="?tab=users"]').click();
  await expect(page).toHaveURL(/tab=users/);
});

test('a superuser finds and opens a user with the keyboard alone', async ({ page }) => {
  await openSignedIn(page, 'se', 'superuser', users);
  await expect(rows(page)).toHaveCount(11);
  await page.getByRole('searchbox', { name: texts.se.search }).focus();
  await page.keyboard.type('schooladmin');
  await expect(rows(page).filter({ hasText: 'schooladmin' })).toHaveCount(1);
  const link = page.getByRole('rowheader').getByRole('link');
  for (let presses = 0; presses < 30 && !(await link.evaluate((node) => node === document.activeElement)); presses += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/users\//);
});
