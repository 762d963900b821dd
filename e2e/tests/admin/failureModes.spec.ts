import { expect, openSignedIn, test } from '../../journey.ts';
import { origin } from '../../realms.ts';
import { usersListPattern } from '../../sandbox.ts';
import { texts } from '../../texts.ts';

const text = texts.se;
const users = '/controlpanel/beta/manage?tab=users';

test.describe('error responses', () => {
  test.use({ expectedErrors: /Failed to load (resource|the list)|ERR_/ });

  test('a superuser whose list fails with 500 sees an error instead of rows, and a retry loads them', async ({ page }) => {
    await openSignedIn(page, 'se', 'superuser', users);
    await expect(page.getByRole('row')).toHaveCount(11);
    await page.route(usersListPattern, (route) => route.fulfill({ status: 500, json: { name: 'InternalError', message: 'broken' } }));
    await page.getByRole('button', { name: text.refresh }).click();
    await expect(page.getByText(text.failed)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('rowheader')).toHaveCount(0);
    await page.unroute(usersListPattern);
    await page.getByRole('button', { name: text.retry }).click();
    await expect(page.getByRole('row')).toHaveCount(11);
  });

  test('a superuser whose list is forbidden sees an error and not an empty list', async ({ page }) => {
    await openSignedIn(page, 'se', 'superuser', '/controlpanel');
    await page.route(usersListPattern, (route) => route.fulfill({ status: 403, json: { name: 'forbidden', message: 'no' } }));
    await page.goto(`${origin('se')}${users}`);
    await expect(page.getByText(text.failed)).toBeVisible();
  });
});
