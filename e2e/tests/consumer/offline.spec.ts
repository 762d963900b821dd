import type { Page } from '@playwright/test';
import { expect, expectAccessible, openSignedIn, test } from '../../journey.ts';
import { goOffline, persistedQueries } from '../../offline.ts';
import { origin } from '../../realms.ts';
import { texts } from '../../texts.ts';

// The journeys of the other files use the network; these use the service worker.
test.use({ serviceWorkers: 'allow', expectedErrors: /Failed to load resource|net::ERR_(INTERNET_DISCONNECTED|FAILED)/ });

const home = origin('us');
const hint = 'You are offline. What you see may be out of date.';

/** Waits until the service worker controls this page and has cached everything that the app needs to start. */
async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (!serviceWorker.controller)
      await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  });
}

const cachedUrls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => url);
  });

/** Logs in and opens bookshelf and services, so that both are stored on this device. */
async function openShelfAndServices(page: Page): Promise<void> {
  await openSignedIn(page, 'us', 'teacher', '/library/bookshelf');
  await expect(page.locator('article img')).toHaveCount(2);
  await waitForWorker(page);
  // The browser cached the covers without the worker; a cover that cannot be loaded is not shown.
  await page.goto(`${home}/library/bookshelf`);
  await expect(page.locator('article')).toHaveCount(2);
  await page.waitForLoadState('load');
  await expect(page.locator('article img')).toHaveCount(2);
  await page.goto(`${home}/services`);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  // The query of the services is written last.
  await expect.poll(async () => (await persistedQueries(page)).some((hash) => hash.includes('"profile"'))).toBe(true);
}

test('a teacher without network sees the stored bookshelf and services, cannot change them and cannot open other apps', async ({
  page,
  context,
  fresh,
}) => {
  await fresh('us');
  await openShelfAndServices(page);
  const services = await page.getByRole('main').getByRole('listitem').allTextContents();
  const goOnline = await goOffline(context);

  await page.reload();
  await expect(page.getByText(hint)).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(services);
  await page.goto(`${home}/library/bookshelf`);
  await expect(page.locator('article')).toHaveCount(2);
  await expectAccessible(page);
  await page.locator('article button').first().click();
  await expect(page.getByText('You are offline: nothing was sent and nothing has changed.')).toBeVisible();
  await expect(page.locator('article')).toHaveCount(2);

  // Never opened on this device: its script and its texts were stored beforehand.
  await page.goto(`${home}/legal/privacy`);
  await expect(page.getByText('This is a sample text.')).toBeVisible();

  for (const other of ['/controlpanel', '/reader/book-1', '/bookshelf/play/id/book-1', '/__sandbox/'])
    await expect(page.goto(`${home}${other}`), other).rejects.toThrow(/net::ERR_|NS_ERROR_OFFLINE/);

  await goOnline();
  await page.goto(`${home}/library/bookshelf`);
  await expect(page.locator('article')).toHaveCount(2);
  await expect(page.getByText(hint)).toBeHidden();
});

test('a teacher who logs out leaves no personal data on the device, and the service worker caches none', async ({
  page,
  context,
  fresh,
}) => {
  await fresh('us');
  await openShelfAndServices(page);
  const own = [
    /\/(assets|fonts|brand|manifest)\//,
    /\/(index\.html|realm\.js|tokens\.css|config\.json)(\?|$)/,
    /\/v1\/books\/[^/]+\/cover$/,
  ];
  expect((await cachedUrls(page)).filter((url) => !own.some((pattern) => pattern.test(url)))).toEqual([]);

  await page.getByRole('button', { name: texts.us.openMenu }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(/\/login/);
  await expect.poll(() => persistedQueries(page)).toEqual([]);
  expect((await cachedUrls(page)).filter((url) => url.endsWith('/cover'))).toEqual([]);

  await goOffline(context);
  await page.goto(`${home}/library/bookshelf`);
  await page.waitForURL(/\/login\?/);
  await expect(page.locator('article')).toHaveCount(0);
});
