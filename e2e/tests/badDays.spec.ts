import { expect, openSignedIn, test } from '../journey.ts';
import { gatewayPort } from '../ports.ts';
import { origin } from '../realms.ts';
import { sandboxPattern, usersListPattern } from '../sandbox.ts';
import { words } from '../words.ts';

const text = words.se;
const users = '/controlpanel/beta/manage?tab=users';

test('an unknown host gets a page in words', async ({ page }) => {
  await page.goto(`http://realmkit.xx.localhost:${gatewayPort}/`);
  await expect(page.getByText('Realm xx is not initialised')).toBeVisible();
});

test('an unknown address gets the 404 page with a way home', async ({ page }) => {
  await page.goto(`${origin('se')}/no/such/page`);
  await expect(page.getByRole('heading', { name: text.notFound })).toBeVisible();
});

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

  test('offline is said, and the connection coming back mends it', async ({ page, context }) => {
    await openSignedIn(page, 'se', 'teacher', '/profile');
    await context.setOffline(true);
    await expect(page.getByText(text.offline)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(text.offline)).toHaveCount(0);
  });

  test('a platform that is down at start is said in words, and the app goes on when it is back', async ({ page }) => {
    await openSignedIn(page, 'se', 'teacher', '/profile');
    await page.route(sandboxPattern, (route) => route.abort());
    await page.reload();
    await expect(page.getByText(text.down)).toBeVisible({ timeout: 20_000 });
    await page.unroute(sandboxPattern);
    await expect(page.getByText(text.down)).toHaveCount(0, { timeout: 60_000 });
    await expect(page.getByText('teacher', { exact: true })).toBeVisible();
  });
});
