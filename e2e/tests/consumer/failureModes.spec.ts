import { expect, openSignedIn, test } from '../../journey.ts';
import { persistedQueries } from '../../offline.ts';
import { origin } from '../../realms.ts';
import { sandboxPattern } from '../../sandbox.ts';
import { texts } from '../../texts.ts';

const text = texts.se;

test.describe('an unknown address', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('a visitor who opens an unknown URL sees the 404 page', async ({ page }) => {
    const response = await page.goto(`${origin('se')}/no/such/page`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: text.notFound })).toBeVisible();
  });
});

test.describe('error responses', () => {
  test.use({ expectedErrors: /Failed to load (resource|the list)|ERR_/ });

  test('a teacher reads that they are offline until the connection is back', async ({ page, context }) => {
    await openSignedIn(page, 'se', 'teacher', '/profile');
    await context.setOffline(true);
    await expect(page.getByText(text.offline)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(text.offline)).toHaveCount(0);
  });

  test('a teacher who opens a page while the platform is down sees stored data and a hint until it is back', async ({ page }) => {
    await openSignedIn(page, 'se', 'teacher', '/profile');
    // Responses are stored a moment after they are shown; without them the page would have no stored data.
    await expect.poll(async () => (await persistedQueries(page)).join()).toContain('["user","me"]');
    await page.route(sandboxPattern, (route) => route.abort());
    await page.reload();
    const hint = page.getByText(text.outOfDate);
    await expect(hint).toBeVisible();
    await expect(page.getByText('teacher', { exact: true })).toBeVisible();
    await page.unroute(sandboxPattern);
    await expect(hint).toHaveCount(0, { timeout: 40_000 });
    await expect(page.getByText('teacher', { exact: true })).toBeVisible();
  });

  test('a teacher without stored data sees an error while the platform is down, and a retry shows the page', async ({ page }) => {
    await openSignedIn(page, 'se', 'teacher', '/profile');
    await page.route(sandboxPattern, (route) => route.abort());
    // Takes effect when the page that uses the database is left.
    await page.evaluate(() => void indexedDB.deleteDatabase('realmkit-kept'));
    await page.reload();
    await expect(page.getByRole('alert')).toContainText(text.down);
    await page.unroute(sandboxPattern);
    await page.getByRole('button', { name: text.retry }).click();
    await expect(page.getByText('teacher', { exact: true })).toBeVisible();
    await expect(page.getByText(text.down)).toHaveCount(0);
  });
});
