import { expect, journeyRealms, test } from '../../journey.ts';
import { logIn } from '../../logIn.ts';
import { sandboxPort } from '../../ports.ts';
import {
  expectReaderAccessible,
  moveFingers,
  readingDevices,
  screenOf,
  showControls,
  textSize,
  visibleText,
  waitForBook,
} from '../../readerSteps.ts';
import { readerTexts } from '../../readerTexts.ts';
import { origin } from '../../realms.ts';

// A book may take half a minute, and none changes what the others find.
test.describe.configure({ mode: 'parallel' });

for (const realm of journeyRealms) {
  const text = readerTexts[realm];

  test.describe(`books in ${realm}`, () => {
    test.use(readingDevices[realm]);
    // Narration takes time.
    test.setTimeout(150_000);

    test(`a pupil answers an assignment and a quiz beside the book, and the teacher reads the answers (${realm})`, async ({
      page,
      fresh,
    }) => {
      await fresh(realm);
      await logIn(page, realm, 'student');
      const meResponse = page.waitForResponse((response) => response.url().endsWith('/account/me'));
      await page.goto(`${origin(realm)}/bookshelf/play/id/book-1`);
      const { firstname, lastname } = await (await meResponse).json();
      await waitForBook(page);
      if (realm === 'us')
        await test.step('fingers turn a page and make the text larger', async () => {
          const before = await screenOf(page);
          await moveFingers(page, [
            [
              { x: 700, y: 600 },
              { x: 200, y: 610 },
            ],
          ]);
          await expect.poll(() => screenOf(page)).not.toBe(before);
          await moveFingers(page, [
            [
              { x: 380, y: 600 },
              { x: 280, y: 600 },
            ],
            [
              { x: 440, y: 600 },
              { x: 540, y: 600 },
            ],
          ]);
          await expect.poll(() => textSize(page)).toBeGreaterThan(1);
        });
      await showControls(page);
      await page.getByRole('button', { name: text.assignments, exact: true }).click();
      const panel = page.locator('[data-submissions-panel]');
      await panel.getByRole('button', { name: new RegExp(text.assignment) }).click();
      await panel.getByRole('textbox').first().fill('Stjärnorna över sjön');
      await panel.getByRole('radio').first().check();
      await panel.getByRole('button', { name: text.save, exact: true }).click();
      await expect(page.getByText(text.saved, { exact: true })).toBeVisible();
      await expectReaderAccessible(page);
      await panel.getByRole('button', { name: text.submit, exact: true }).click();
      await page.getByRole('button', { name: text.yes }).click();
      await expect(page.getByText(text.completed)).toBeVisible();
      await expect(panel.getByRole('button', { name: text.submit, exact: true })).toHaveCount(0);
      await expect(panel.getByRole('textbox').first()).toHaveValue('Stjärnorna över sjön');
      // The book stayed open beside the assignment.
      expect(await visibleText(page)).not.toBe('');

      await test.step('the pupil answers the quiz', async () => {
        await panel.getByRole('button', { name: text.back }).click();
        await panel.getByRole('button', { name: text.quiz }).click();
        await panel.getByRole('textbox').first().fill('Båtarna');
        await panel.getByRole('radio').first().check();
        await panel.getByRole('button', { name: text.submit, exact: true }).click();
        await page.getByRole('button', { name: text.yes }).click();
        await expect(panel.getByRole('button', { name: text.submit, exact: true })).toHaveCount(0);
        await expect(panel.getByRole('textbox').first()).toHaveAttribute('readonly', '');
      });

      await test.step('the teacher opens the same book and reads the answers', async () => {
        await logIn(page, realm, 'teacher');
        // The panel of this tab is still open.
        await page.evaluate(() => sessionStorage.clear());
        await page.goto(`${origin(realm)}/bookshelf/play/id/book-1`);
        await waitForBook(page);
        await showControls(page);
        await page.getByRole('button', { name: text.assignments, exact: true }).click();
        const work = (title: string) => panel.getByRole('button', { name: new RegExp(`^${title}.*${firstname} ${lastname}`) });
        // In the order of classes and names.
        const more = panel.locator('button:not([aria-disabled=true])', { hasText: text.more });
        const isShown = async () => {
          await expect(work(text.assignment).or(more).first()).toBeVisible();
          return (await work(text.assignment).count()) > 0;
        };
        while (!(await isShown())) await more.click();
        await work(text.assignment).click();
        await expect(panel.getByRole('textbox').first()).toHaveValue('Stjärnorna över sjön');
        await expect(panel.getByRole('textbox').first()).toHaveAttribute('readonly', '');
        await expect(panel.getByRole('button', { name: text.hint }).first()).toBeVisible();
        await expectReaderAccessible(page);
        await panel.getByRole('button', { name: text.back }).click();
        await work(text.quiz).click();
        await expect(panel.getByRole('textbox').first()).toHaveValue('Båtarna');
        await expect(panel.getByRole('radio').first()).toBeChecked();
      });
    });
  });
}

const books = `http://localhost:${sandboxPort}/book-content`;
const reader = (id: string, file = 'package.opf') => `${origin('se')}/reader/${id}?fileUrl=${encodeURIComponent(`${books}/${id}/${file}`)}`;

test.describe('malicious and broken books', () => {
  test.use({ expectedErrors: /./, contextOptions: { reducedMotion: 'reduce' } });
  test.setTimeout(240_000);

  /** The text that each book shows; the others show every readable page. */
  const expectedTexts: Readonly<Record<string, RegExp>> = {
    'trial-missing-items': /Sidan kunde inte visas\./,
    'trial-empty-spine': /Boken har ingen sida som kan visas/,
    'trial-malformed': /Det finns ett fel på den här sidan/,
    'trial-bad-package': /Det är fel på boken/,
    'trial-bomb': /Bokens fil är skadad/,
    'trial-crowd': /Bokens fil är skadad/,
    'trial-dots': /Bokens fil är skadad/,
    'trial-no-zip': /Den här filen är ingen EPUB-bok/,
    'trial-cut-zip': /Bokens fil är skadad/,
  };
  const folders = [
    'scripts',
    'remote',
    'refresh',
    'disguises',
    'navigation',
    'missing-items',
    'bad-smil',
    'odd-smil',
    'missing-audio',
    'clocks',
    'empty-spine',
    'malformed',
    'bad-package',
    'long-spine',
  ];
  const archives = ['bomb', 'crowd', 'dots', 'no-zip', 'cut-zip'];

  test('a teacher opens malicious and broken books, which run no script, send no foreign request and show their pages or an error', async ({
    page,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (/foreign\.invalid/.test(request.url())) foreign.push(request.url());
    });
    await logIn(page, 'se', 'teacher');
    for (const [id, file] of [
      ...folders.map((name) => [`trial-${name}`, 'package.opf'] as const),
      ...archives.map((name) => [`trial-${name}`, 'book.epub'] as const),
    ])
      await test.step(id, async () => {
        await page.goto(reader(id, file));
        const banner = page.getByRole('alert');
        await expect(page.locator('[data-reader-stage] iframe').first().or(banner).first()).toBeVisible({ timeout: 30_000 });
        const words = new Set<string>();
        let readable = false;
        const turnAndCheck = async () => {
          // Waits for the message, because the next page turn removes it.
          if (expectedTexts[id])
            await banner
              .first()
              .waitFor({ timeout: 5000 })
              .catch(() => undefined);
          for (const text of await banner.allInnerTexts()) words.add(text);
          readable ||= /This page can be read/.test(await visibleText(page));
          const press = page.frameLocator('[data-reader-stage] iframe').first().locator('#press, #link, #svg-link');
          for (const place of await press.all()) await place.dispatchEvent('click');
          await page.locator('[data-reader-root]').press('PageDown');
          return expectedTexts[id] ? expectedTexts[id].test([...words].join(' ')) : readable;
        };
        await expect.poll(turnAndCheck, { message: `${id} shows or says what it should`, timeout: 30_000 }).toBe(true);
        expect(await page.evaluate(() => Reflect.get(window, 'trialScripts'))).toBeUndefined();
      });
    expect(foreign).toEqual([]);
  });
});
