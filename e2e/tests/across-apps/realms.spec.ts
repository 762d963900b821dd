import { expect, test } from '../../journey.ts';
import { password, type Realm, suffixes, usersUrl } from '../../realms.ts';

const realms = Object.keys(suffixes) as Realm[];
const locales = { de: 'de', fi: 'fi', fr: 'fr', no: 'nb', nl: 'nl', se: 'sv', uk: 'en-GB', us: 'en-US' } as const;

for (const realm of realms) {
  test(`a superuser in ${realm} logs in and finds a user among thousands`, async ({ page }) => {
    await page.goto(`${usersUrl(realm)}&searchString=teacher`);
    await page.locator('input[name=username]').fill('superuser');
    await page.locator('input[name=password]').fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row').filter({ hasText: 'teacher' })).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', locales[realm]);
  });
}
