import { expect, fillSignIn, test, toldRealms } from '../../journey.ts';
import { usersAddress } from '../../realms.ts';
import { texts } from '../../texts.ts';

for (const realm of toldRealms) {
  const text = texts[realm];

  test.describe(`signing in, ${realm}`, () => {
    test('the guard of the panel returns into the panel, with tab and query', async ({ page }) => {
      const address = `${usersAddress(realm)}&page=2`;
      await page.goto(address);
      await expect(page).toHaveURL(/\/login\?/);
      await fillSignIn(page, realm, 'superuser');
      await expect(page.getByRole('heading', { level: 1, name: text.management })).toBeVisible();
      expect(new URL(page.url()).searchParams.get('page')).toBe('2');
    });
  });
}
