import { expect, openSignedIn, test } from '../../journey.ts';
import { texts } from '../../texts.ts';

const text = texts.se;

test('a superuser opens the beta management from the menu', async ({ page }) => {
  await openSignedIn(page, 'se', 'superuser', '/profile');
  await page.getByRole('button', { name: text.openMenu }).click();
  await page.getByRole('dialog').getByRole('link', { name: text.manageUsers }).click();
  await expect(page).toHaveURL(/\/controlpanel\/beta\/manage/);
});
