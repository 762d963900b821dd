import type { Page } from '@playwright/test';
import { expect, expectAccessible, openSignedIn, test } from '../../journey.ts';
import { goOffline, persistedQueries } from '../../offline.ts';
import { origin } from '../../realms.ts';
import { texts } from '../../texts.ts';

// The journeys of the other files are about the network; these are about the worker that stands in for it.
test.use({ serviceWorkers: 'allow', expectedErrors: /Failed to load resource|net::ERR_(INTERNET_DISCONNECTED|FAILED)/ });

const home = origin('us');
const hint = 'You are offline. What you see may be out of date.';

/** Waits until the worker answers for this page and has everything that the app opens with. */
async function worker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (!serviceWorker.controller)
      await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  });
}

const cached = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => url);
  });

/** Signs in and looks at shelf and services, so that both are known on this device. */
async function lookAround(page: Page): Promise<void> {
  await openSignedIn(page, 'us', 'teacher', '/library/bookshelf');
  await expect(page.locator('article img')).toHaveCount(2);
  await worker(page);
  // The browser keeps the covers as it got them without the worker; a cover that cannot be had is no picture any more.
  await page.goto(`${home}/library/bookshelf`);
  await expect(page.locator('article')).toHaveCount(2);
  await page.waitForLoadState('load');
  await expect(page.locator('article img')).toHaveCount(2);
  await page.goto(`${home}/services`);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect.poll(async () => (await persistedQueries(page)).length).toBeGreaterThan(5);
}

test('without network the last known shelf and services are read, a change is refused in words, and no other app is answered for', async ({
  page,
  context,
  fresh,
}) => {
  await fresh('us');
  await lookAround(page);
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

  for (const other of ['/controlpanel', '/reader/book-1', '/bookshelf/play/id/book-1', '/__sandbox/'])
    await expect(page.goto(`${home}${other}`), other).rejects.toThrow(/net::ERR_/);

  await goOnline();
  await page.goto(`${home}/library/bookshelf`);
  await expect(page.locator('article')).toHaveCount(2);
  await expect(page.getByText(hint)).toBeHidden();
});

test('nothing about anybody lies in the worker’s caches, and a logout removes what is kept of the person', async ({
  page,
  context,
  fresh,
}) => {
  await fresh('us');
  await lookAround(page);
  const own = [
    /\/(assets|fonts|brand|manifest)\//,
    /\/(index\.html|realm\.js|tokens\.css|config\.json)(\?|$)/,
    /\/v1\/books\/[^/]+\/cover$/,
  ];
  expect((await cached(page)).filter((address) => !own.some((pattern) => pattern.test(address)))).toEqual([]);

  await page.getByRole('button', { name: texts.us.openMenu }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(/\/login/);
  await expect.poll(() => persistedQueries(page)).toEqual([]);
  expect((await cached(page)).filter((address) => address.endsWith('/cover'))).toEqual([]);

  await goOffline(context);
  await page.goto(`${home}/library/bookshelf`);
  await page.waitForURL(/\/login\?/);
  await expect(page.locator('article')).toHaveCount(0);
});
