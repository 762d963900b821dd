import { expect, journeyRealms, openSignedIn, smokeIn, test } from '../../journey.ts';
import { logIn } from '../../logIn.ts';
import { sandboxPort } from '../../ports.ts';
import { expectReaderAccessible, narratedElementId, readingDevices, showControls, spineIndexOf, waitForBook } from '../../readerSteps.ts';
import { readerTexts } from '../../readerTexts.ts';
import { origin } from '../../realms.ts';
import { moveClock } from '../../sandbox.ts';

for (const realm of journeyRealms) {
  const text = readerTexts[realm];

  test.describe(`books in ${realm}`, () => {
    test.use(readingDevices[realm]);
    // Narration takes time.
    test.setTimeout(150_000);

    test(
      `a family listens to a picture book that turns its pages by itself, and continues at the same word later (${realm})`,
      smokeIn(realm),
      async ({ page, fresh }) => {
        await fresh(realm);
        await openSignedIn(page, realm, 'guardian', '/library/bookshelf');
        await page.getByRole('link', { name: /Räven på väg hem/ }).click();
        await page.getByRole('link', { name: text.read, exact: true }).click();
        await waitForBook(page);

        await test.step('the book is narrated, highlights the text and turns the page', async () => {
          await page.keyboard.press('s');
          await page.getByRole('slider', { name: text.rate }).focus();
          await page.keyboard.press('End');
          await page.keyboard.press('Escape');
          await page.locator('[data-reader-root]').focus();
          const before = await spineIndexOf(page);
          await page.keyboard.press('k');
          await expect.poll(() => narratedElementId(page), { timeout: 30_000 }).toBeTruthy();
          await expect.poll(() => spineIndexOf(page), { timeout: 60_000 }).toBeGreaterThan(before);
        });

        await test.step('another narration language continues at the same place', async () => {
          await showControls(page);
          await page.getByRole('button', { name: text.languages }).click();
          const place = await spineIndexOf(page);
          await page.getByRole('menuitemradio', { name: 'English' }).click();
          await expect.poll(() => narratedElementId(page), { timeout: 30_000 }).toBeTruthy();
          expect(await spineIndexOf(page)).toBeGreaterThanOrEqual(place);
        });

        const markSaved = page.waitForResponse(
          (response) => response.url().endsWith('/lastmark') && response.request().method() === 'POST' && response.ok(),
        );
        const place = await test.step('a bookmark is saved with a name', async () => {
          await showControls(page);
          await page.getByRole('button', { name: text.pause, exact: true }).click();
          await page.locator('[data-reader-root]').focus();
          await page.keyboard.press('b');
          await page.getByLabel(text.bookmarkName).fill('Här var det spännande');
          await page.keyboard.press('Enter');
          await showControls(page);
          await page.getByRole('button', { name: text.bookmarks, exact: true }).click();
          await expect(page.getByText('Här var det spännande')).toBeVisible();
          await expectReaderAccessible(page);
          await page.keyboard.press('Escape');
          return { index: await spineIndexOf(page), word: await narratedElementId(page) };
        });

        await test.step('the book is closed, and opens at the same word', async () => {
          await markSaved;
          await showControls(page);
          await page.getByRole('button', { name: text.close }).click();
          await page.getByRole('link', { name: text.read, exact: true }).click();
          await waitForBook(page);
          await expect.poll(() => spineIndexOf(page)).toBe(place.index);
          await page.keyboard.press('k');
          await expect.poll(() => narratedElementId(page), { timeout: 30_000 }).toBeTruthy();
          expect(await spineIndexOf(page)).toBe(place.index);
        });
      },
    );
  });
}

const books = `http://localhost:${sandboxPort}/book-content`;
const reader = (id: string, file = 'package.opf') => `${origin('se')}/reader/${id}?fileUrl=${encodeURIComponent(`${books}/${id}/${file}`)}`;

test.describe('a session that ends while a book is open', () => {
  test.use({ expectedErrors: /./, contextOptions: { reducedMotion: 'reduce' } });

  test('a teacher reads on when the content policy is renewed, and is asked to log in when the session has ended', async ({
    page,
    request: controls,
  }) => {
    await logIn(page, 'se', 'teacher');
    // Intercepted requests bypass the browser's cache, which ignores the policy.
    await page.route(/\/book-content\//, (route) => route.continue());
    // A long book: most of it is not fetched yet.
    await page.goto(reader('book-6'));
    await waitForBook(page);
    const renewals: string[] = [];
    page.on('request', (request) => {
      if (/\/policy$/.test(request.url())) renewals.push(request.url());
    });
    const signed = page.url();
    await moveClock(controls, { advance: 900 });
    try {
      const before = await spineIndexOf(page);
      while ((await spineIndexOf(page)) < before + 3) await page.locator('[data-reader-root]').press('PageDown');
      expect(renewals).toHaveLength(1);
      expect(page.url()).not.toBe(signed);
      // As the content delivery network responds: an error that the page may read.
      const headers = { 'access-control-allow-origin': origin('se') };
      await page.route(/\/book-content\//, (route) => route.fulfill({ status: 403, headers, body: '<Error/>' }));
      const alert = page.getByRole('alert');
      await expect(async () => {
        if ((await alert.count()) === 0) await page.locator('[data-reader-root]').press('PageDown');
        await expect(alert).toContainText(readerTexts.se.loggedOut, { timeout: 100 });
      }).toPass({ timeout: 60_000, intervals: [0] });
      await page.getByRole('button', { name: readerTexts.se.logInAgain }).click();
      await page.waitForURL(/\/login\?/);
    } finally {
      await moveClock(controls, { reset: true });
    }
  });
});
