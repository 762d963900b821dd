import { expect, fillSignIn, journeyRealms, test } from '../../journey.ts';
import { usersUrl } from '../../realms.ts';
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
