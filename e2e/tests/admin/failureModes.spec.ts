import { expect, openSignedIn, test } from '../../journey.ts';
import { origin } from '../../realms.ts';
import { usersListPattern } from '../../sandbox.ts';
import { texts } from '../../texts.ts';

const text = texts.se;
const users = '/controlpanel/beta/manage?tab=users';

test.describe('failing answers', () => {
  test.use({ expectedErrors: /Failed to load (resource|the list)|ERR_/ });

  test('a 500 from the list shows no rows, says so, and the retry brings them', async ({ page }) => {
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

  test('a list that one may not see says so and is never shown as empty', async ({ page }) => {
    await openSignedIn(page, 'se', 'superuser', '/controlpanel');
    await page.route(usersListPattern, (route) => route.fulfill({ status: 403, json: { name: 'forbidden', message: 'no' } }));
    await page.goto(`${origin('se')}${users}`);
    await expect(page.getByText(text.failed)).toBeVisible();
  });
});
