import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { logIn } from '../../logIn.ts';
import { goOffline } from '../../offline.ts';
import { narratedElementId, showControls, spineIndexOf, visibleText, waitForBook } from '../../readerSteps.ts';
import { origin } from '../../realms.ts';
import { texts } from '../../texts.ts';

// The journeys of the other files use the network; this one uses the service worker.
test.use({
  serviceWorkers: 'allow',
  expectedErrors: /Failed to load resource|net::ERR_|No answer (from|for) /,
  contextOptions: { reducedMotion: 'reduce' },
});
test.setTimeout(150_000);

const copies = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('realmkit-book:')));

async function openAbout(page: Page): Promise<void> {
  await showControls(page);
  await page.getByRole('button', { name: 'Table of contents', exact: true }).click();
  await page.getByRole('button', { name: 'About this book' }).click();
}

test('a pupil keeps a book, reads and hears it without a network after a reload, and has no copy after logging out', async ({
  page,
  context,
  fresh,
}) => {
  await fresh('us');
  await logIn(page, 'us', 'student');
  await page.goto(`${origin('us')}/bookshelf/play/id/book-1`);
  await waitForBook(page);
  await openAbout(page);
  const section = page.getByRole('region', { name: 'Keep this book on this device' });
  await expect(section.getByText(/^The book takes .*\sMB\.$/)).toBeVisible();
  await expect(section.getByText(/^Used here: .* Free: /)).toBeVisible();
  await section.getByRole('button', { name: 'Keep on this device' }).dblclick();
  await expect(section.getByText(/^This book is on this device\./)).toBeVisible({ timeout: 60_000 });
  // The dialog leads back to the contents.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(await copies(page)).toHaveLength(1);
  const cached = await page.evaluate(async () => {
    const lists = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => url);
  });
  expect(cached.filter((url) => url.includes('Signature='))).toEqual([]);
  await page.locator('[data-reader-root]').focus();
  const first = await spineIndexOf(page);
  const saved = page.waitForResponse((response) => response.url().endsWith('/lastmark') && response.request().method() === 'POST');
  await page.keyboard.press('PageDown');
  await saved;
  const place = await spineIndexOf(page);
  expect(place).toBeGreaterThanOrEqual(first);
  const read = await visibleText(page);

  const goOnline = await goOffline(context);
  await page.reload();
  await waitForBook(page);
  await expect.poll(() => visibleText(page)).toBe(read);

  await test.step('the recordings are heard', async () => {
    await page.locator('[data-reader-root]').press('k');
    await expect.poll(() => narratedElementId(page), { timeout: 30_000 }).toBeTruthy();
    await page.locator('[data-reader-root]').press('k');
  });

  await test.step('the place is sent when the network is back', async () => {
    while ((await spineIndexOf(page)) === place) await page.locator('[data-reader-root]').press('PageDown');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('realmkit-lastmark:')))).toBe(true);
    const arrives = page.waitForResponse(
      (response) => response.url().endsWith('/lastmark') && response.request().method() === 'POST' && response.ok(),
    );
    await goOnline();
    // The page that was loaded without a network hears nothing of the network (see `goOffline`).
    await page.reload();
    await arrives;
    await waitForBook(page);
  });

  await page.goto(`${origin('us')}/library/bookshelf`);
  expect(await copies(page)).toHaveLength(1);
  await page.getByRole('button', { name: texts.us.openMenu }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(/\/login/);
  await expect.poll(() => copies(page)).toEqual([]);
});
