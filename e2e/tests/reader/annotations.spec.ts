import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { logIn } from '../../logIn.ts';
import { goOffline } from '../../offline.ts';
import { expectReaderAccessible, readingDevices, waitForBook } from '../../readerSteps.ts';
import { origin } from '../../realms.ts';

test.use({
  ...readingDevices.se,
  // What the reader sends while there is no network: records of reading, the last position, and the note.
  expectedErrors:
    /Blocked script execution|ERR_INTERNET_DISCONNECTED|The last position was not taken NetworkError|The locations of the book could not be found BookRequestError: No answer/,
});

async function openBook(page: Page): Promise<void> {
  await logIn(page, 'se', 'student');
  await page.goto(`${origin('se')}/bookshelf/play/id/book-3`);
  await waitForBook(page);
  await page.locator('[data-reader-root]').focus();
}

/** Drags the mouse over a text of the shown page. */
async function dragOver(page: Page, text: string): Promise<void> {
  const { from, to } = await page.evaluate((words) => {
    const root = document.querySelector('[data-realmkit-reader]')?.shadowRoot;
    for (const frame of root?.querySelectorAll<HTMLIFrameElement>('[data-reader-stage] iframe[data-index]') ?? []) {
      const content = frame.contentDocument;
      const walker = content?.createTreeWalker(content.body, NodeFilter.SHOW_TEXT);
      const letters: { node: Node; offset: number; letter: string }[] = [];
      for (let node = walker?.nextNode(); node; node = walker?.nextNode())
        for (const [offset, letter] of [...(node.nodeValue ?? '')].entries()) letters.push({ node, offset, letter: letter.trim() || ' ' });
      const at = letters
        .map(({ letter }) => letter)
        .join('')
        .indexOf(words);
      if (at < 0) continue;
      const boxOf = (index: number) => {
        const { node, offset } = letters[index] ?? { node: document, offset: 0 };
        const range = (content ?? document).createRange();
        range.setStart(node, offset);
        range.setEnd(node, offset + 1);
        return range.getBoundingClientRect();
      };
      const [first, last] = [boxOf(at), boxOf(at + words.length - 1)];
      const { left, top } = frame.getBoundingClientRect();
      return {
        from: { x: left + first.left + 1, y: top + first.top + first.height / 2 },
        to: { x: left + last.right - 1, y: top + last.top + last.height / 2 },
      };
    }
    throw new Error(`No page shows “${words}”`);
  }, text);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

/** Returns the texts that the shown pages have marked in a colour, or underlined as notes. */
const marked = (page: Page, part: 'yellow' | 'green' | 'note'): Promise<string[]> =>
  page.evaluate((name) => {
    const root = document.querySelector('[data-realmkit-reader]')?.shadowRoot;
    const frames = [...(root?.querySelectorAll<HTMLIFrameElement>('[data-reader-stage] iframe[data-index]') ?? [])];
    return frames.flatMap(({ contentWindow }) => {
      const highlights = (contentWindow as (Window & typeof globalThis) | null)?.CSS.highlights;
      return [...(highlights?.get(`realmkit-annotation-${name}`) ?? [])].map((range) => String(range).replace(/\s+/g, ' '));
    });
  }, part);

const menu = (page: Page) => page.getByRole('toolbar', { name: 'Markerad text' });

test('a pupil highlights and notes in a book, sees it on another device and offline, and takes it away as a file', async ({
  browser,
  context,
  page,
}) => {
  await openBook(page);
  await dragOver(page, 'one letter a week');
  await expect(menu(page)).toBeVisible();
  await menu(page).getByRole('button', { name: 'Grön' }).click();
  expect(await marked(page, 'green')).toEqual(['one letter a week']);
  await dragOver(page, 'a drawing of a lighthouse');
  await menu(page).getByRole('button', { name: 'Anteckning' }).click();
  const note = page.getByLabel('Din anteckning');
  await note.fill('Vem har ritat?');
  await page.getByRole('radio', { name: 'Gul' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Fortsätt skriva' }).click();
  await page.getByRole('button', { name: 'Spara' }).click();
  expect(await marked(page, 'note')).toEqual(['a drawing of a lighthouse']);

  const goOnline = await goOffline(context);
  await dragOver(page, 'Do you see mine?');
  await menu(page).getByRole('button', { name: 'Anteckning' }).click();
  await note.fill('Skrivet utan nät');
  await page.getByRole('button', { name: 'Spara' }).click();
  const received = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && /annotations/.test(response.url()) && response.ok(),
  );
  await goOnline();
  await received;

  const otherDevice = await browser.newContext({ viewport: { width: 390, height: 780 }, colorScheme: 'dark', reducedMotion: 'reduce' });
  const other = await otherDevice.newPage();
  await openBook(other);
  await expect.poll(() => marked(other, 'green')).toEqual(['one letter a week']);
  await expect.poll(() => marked(other, 'note')).toEqual(['a drawing of a lighthouse', 'Do you see mine?']);
  await other.keyboard.press('o');
  const rows = other.getByRole('list', { name: 'Markeringar och anteckningar' }).getByRole('listitem');
  await expect(rows).toHaveText([/one letter a week/, /a drawing of a lighthouse.*Vem har ritat\?/, /Do you see mine\?.*Skrivet utan nät/]);
  await expectReaderAccessible(other);
  const downloading = other.waitForEvent('download');
  await other.getByRole('button', { name: 'Som text (Markdown)' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(text).toMatch(/> a drawing of a lighthouse\n\nVem har ritat\?\n[\s\S]*> Do you see mine\?\n\nSkrivet utan nät\n/);

  await rows
    .first()
    .getByRole('button', { name: /^Ta bort/ })
    .click();
  await expect(rows).toHaveCount(2);
  await other.getByRole('button', { name: 'Ångra' }).click();
  await expect(rows).toHaveCount(3);
  await otherDevice.close();
});
