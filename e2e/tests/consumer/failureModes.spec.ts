import { expect, openSignedIn, test } from '../../journey.ts';
import { persistedQueries } from '../../offline.ts';
import { origin } from '../../realms.ts';
import { sandboxPattern } from '../../sandbox.ts';
import { texts } from '../../texts.ts';

const text = texts.se;

test('an unknown address gets the 404 page with a way home', async ({ page }) => {
  await page.goto(`${origin('se')}/no/such/page`);
  await expect(page.getByRole('heading', { name: text.notFound })).toBeVisible();
});

test.describe('failing answers', () => {
  test.use({ expectedErrors: /Failed to load (resource|the list)|ERR_/ });

  test('offline is said, and the connection coming back mends it', async ({ page, context }) => {
    await openSignedIn(page, 'se', 'teacher', '/profile');
    await context.setOffline(true);
    await expect(page.getByText(text.offline)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(text.offline)).toHaveCount(0);
  });

  test('a platform that is down at start is said in words, and the app goes on when it is back', async ({ page }) => {
    await openSignedIn(page, 'se', 'teacher', '/profile');
    // Answers are written a moment after they are shown; without them the page has nothing that could stand in.
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

  test('a page that has nothing to show while the platform is down shows it when it is asked again', async ({ page }) => {
    await openSignedIn(page, 'se', 'teacher', '/profile');
    await page.route(sandboxPattern, (route) => route.abort());
    // Takes effect when the page that uses it is left.
    await page.evaluate(() => void indexedDB.deleteDatabase('realmkit-kept'));
    await page.reload();
    await expect(page.getByRole('alert')).toContainText(text.down);
    await page.unroute(sandboxPattern);
    await page.getByRole('button', { name: text.retry }).click();
    await expect(page.getByText('teacher', { exact: true })).toBeVisible();
    await expect(page.getByText(text.down)).toHaveCount(0);
  });
});
