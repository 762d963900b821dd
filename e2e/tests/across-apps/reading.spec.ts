import { expect, openSignedIn, test, toldRealms } from '../../journey.ts';
import { logIn } from '../../logIn.ts';
import { sandboxPort } from '../../ports.ts';
import { bookOpen, expectReaderAccessible, heard, placeOf, readingDevices, showControls } from '../../readerSteps.ts';
import { readerTexts } from '../../readerTexts.ts';
import { origin } from '../../realms.ts';
import { moveClock } from '../../sandbox.ts';

for (const realm of toldRealms) {
  const text = readerTexts[realm];

  test.describe(`books in ${realm}`, () => {
    test.use(readingDevices[realm]);
    // Books take their time to be heard.
    test.setTimeout(150_000);

    test(`a family reads a picture book that turns its pages by itself, and comes back to the same word (${realm})`, async ({
      page,
      fresh,
    }) => {
      await fresh(realm);
      await openSignedIn(page, realm, 'guardian', '/library/bookshelf');
      await page.getByRole('link', { name: /Räven på väg hem/ }).click();
      await page.getByRole('link', { name: text.read, exact: true }).click();
      await bookOpen(page);

      await test.step('it is heard, marked, and turns the page when it is done', async () => {
        await page.keyboard.press('s');
        await page.getByRole('slider', { name: text.rate }).focus();
        await page.keyboard.press('End');
        await page.keyboard.press('Escape');
        await page.locator('[data-reader-root]').focus();
        const before = await placeOf(page);
        await page.keyboard.press('k');
        await expect.poll(() => heard(page), { timeout: 30_000 }).toBeTruthy();
        await expect.poll(() => placeOf(page), { timeout: 60_000 }).toBeGreaterThan(before);
      });

      await test.step('another language goes on where the first one was', async () => {
        await showControls(page);
        await page.getByRole('button', { name: text.languages }).click();
        const place = await placeOf(page);
        await page.getByRole('menuitemradio', { name: 'English' }).click();
        await expect.poll(() => heard(page), { timeout: 30_000 }).toBeTruthy();
        expect(await placeOf(page)).toBeGreaterThanOrEqual(place);
      });

      const kept = page.waitForResponse(
        (answer) => answer.url().endsWith('/lastmark') && answer.request().method() === 'POST' && answer.ok(),
      );
      const place = await test.step('a bookmark is kept under a name', async () => {
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
        return { index: await placeOf(page), word: await heard(page) };
      });

      await test.step('the book is closed, and opens at the same word', async () => {
        await kept;
        await showControls(page);
        await page.getByRole('button', { name: text.close }).click();
        await page.getByRole('link', { name: text.read, exact: true }).click();
        await bookOpen(page);
        await expect.poll(() => placeOf(page)).toBe(place.index);
        await page.keyboard.press('k');
        await expect.poll(() => heard(page), { timeout: 30_000 }).toBeTruthy();
        expect(await placeOf(page)).toBe(place.index);
      });
    });
  });
}

const books = `http://localhost:${sandboxPort}/book-content`;
const reader = (id: string, file = 'package.opf') => `${origin('se')}/reader/${id}?fileUrl=${encodeURIComponent(`${books}/${id}/${file}`)}`;

test.describe('a session that ends over a book', () => {
  test.use({ expectedErrors: /./, contextOptions: { reducedMotion: 'reduce' } });

  test('a policy that ends while somebody reads is renewed once, and a session that has ended is said in words', async ({
    page,
    request: controls,
  }) => {
    await logIn(page, 'se', 'teacher');
    // Where requests are looked at, nothing comes out of the browser's own memory, which knows of no policy.
    await page.route(/\/book-content\//, (route) => route.continue());
    // A long book: most of it has still to be fetched.
    await page.goto(reader('book-6'));
    await bookOpen(page);
    const renewals: string[] = [];
    page.on('request', (request) => {
      if (/\/policy$/.test(request.url())) renewals.push(request.url());
    });
    const signed = page.url();
    await moveClock(controls, { advance: 900 });
    try {
      const before = await placeOf(page);
      while ((await placeOf(page)) < before + 3) await page.locator('[data-reader-root]').press('PageDown');
      expect(renewals).toHaveLength(1);
      expect(page.url()).not.toBe(signed);
      // As the content network answers: a refusal that the page may read.
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
