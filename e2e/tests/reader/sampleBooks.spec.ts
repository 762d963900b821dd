import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { logIn } from '../../logIn.ts';
import { clickPage, readingDevices, screenOf, showControls, spineIndexOf, textSize, visibleText, waitForBook } from '../../readerSteps.ts';
import { readerTexts } from '../../readerTexts.ts';
import { origin } from '../../realms.ts';

const text = readerTexts.se;

// A page of a picture book fills a tablet in portrait, so that its edges turn it.
test.use({ ...readingDevices.se, viewport: readingDevices.us.viewport });

async function openBook(page: Page, id: string, userName = 'student'): Promise<void> {
  await logIn(page, 'se', userName);
  await page.goto(`${origin('se')}/bookshelf/play/id/${id}`);
  await waitForBook(page);
  await page.locator('[data-reader-root]').focus();
}

/** Turns the page and returns the spine index of the document that is shown then. */
async function turn(page: Page, how: () => Promise<void>): Promise<number> {
  const before = await screenOf(page);
  await how();
  await expect.poll(() => screenOf(page)).not.toBe(before);
  return spineIndexOf(page);
}

for (const [id, forward] of [
  ['book-1', 'right'],
  ['book-2', 'right'],
  ['book-3', 'right'],
  ['book-4', 'left'],
  ['book-5', 'right'],
  ['book-6', 'right'],
  ['book-7', 'right'],
  ['book-8', 'right'],
  ['book-9', 'left'],
] as const)
  test(`a pupil turns the pages of the sample book ${id} by key and by click, forward and back`, async ({ page }) => {
    await openBook(page, id);
    const back = forward === 'right' ? 'left' : 'right';
    // A click turns back to the start of the previous document (reader §4), so the documents are compared and not their screens.
    const first = await turn(page, () => page.keyboard.press('PageDown'));
    await turn(page, () => clickPage(page, forward));
    expect(await turn(page, () => clickPage(page, back))).toBe(first);
    await turn(page, () => page.keyboard.press(forward === 'right' ? 'ArrowRight' : 'ArrowLeft'));
    expect(await turn(page, () => page.keyboard.press('PageUp'))).toBe(first);
  });

// The pupil has a place in this book by now.
test('a teacher makes the text larger, bookmarks the place, finds a word and returns to the place after a reload', async ({ page }) => {
  await openBook(page, 'book-3', 'teacher');
  await page.keyboard.press('s');
  await page.getByRole('button', { name: 'Större text' }).click();
  await expect.poll(() => textSize(page)).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await turn(page, () => page.keyboard.press('PageDown'));
  await page.keyboard.press('b');
  await page.getByLabel(text.bookmarkName).fill('Hit kom jag');
  await page.keyboard.press('Enter');
  await page.keyboard.press('f');
  await page.getByRole('search').getByRole('textbox').fill('waves');
  await page.keyboard.press('Enter');
  // One in the text, and one in the description of a picture.
  await expect(page.getByText('2 ställen hittades')).toBeVisible();
  await turn(page, () =>
    page
      .getByRole('listitem')
      .getByRole('button', { name: /^(?!Beskrivning)/ })
      .click(),
  );
  expect(await visibleText(page)).toMatch(/waves/);
  await page.keyboard.press('Escape');

  await showControls(page);
  await page.getByRole('button', { name: text.bookmarks, exact: true }).click();
  await turn(page, () => page.getByText('Hit kom jag').click());
  const marked = await screenOf(page);
  await page.keyboard.press('Escape');
  await page.reload();
  await waitForBook(page);
  await expect.poll(() => screenOf(page)).toBe(marked);
});

/** Returns the load status of the files of a face in the shown page. */
const faceStatus = (page: Page, face: string): Promise<string[]> =>
  page.evaluate((name) => {
    const root = document.querySelector('[data-realmkit-reader]')?.shadowRoot;
    const shown = root?.querySelector<HTMLIFrameElement>('[data-reader-stage] iframe[data-index]')?.contentDocument;
    return [...(shown?.fonts ?? [])].filter(({ family }) => family.includes(name)).map(({ status }) => status);
  }, face);

for (const [id, kind, face] of [
  ['book-3', 'unpacked', 'OpenDyslexic'],
  ['book-8', 'zipped', 'Literata'],
] as const)
  test(`a pupil reads the ${kind} book ${id} in ${face}, which the policies of host and page let load`, async ({ page }) => {
    await openBook(page, id);
    await page.keyboard.press('s');
    await page.getByRole('radio', { name: face }).check();
    await expect.poll(() => faceStatus(page, face)).toContain('loaded');
    expect(await faceStatus(page, face)).not.toContain('error');
  });

test('a pupil watches the sign-language video of a book, and the text stays beside it', async ({ page }) => {
  await openBook(page, 'book-1');
  await turn(page, () => page.keyboard.press('PageDown'));
  await showControls(page);
  await page.getByRole('button', { name: text.languages }).click();
  await page.getByRole('menuitemradio', { name: 'Teckenspråk' }).click();
  await page.locator('[data-reader-root]').press('k');
  const video = page.locator('video:not([hidden])');
  await expect(video).toBeVisible();
  const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect.poll(time, { timeout: 30_000 }).toBeGreaterThan(0.2);
  expect(await visibleText(page)).not.toBe('');
});

test.describe('at a zoom of 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('a pupil turns pages with the buttons of a narrated book, all of which are inside of the window', async ({ page }) => {
    await openBook(page, 'book-1');
    await page.keyboard.press('Tab');
    const next = page.getByRole('button', { name: 'Nästa sida' });
    for (const button of [next, page.getByRole('button', { name: 'Föregående sida' }), page.getByRole('button', { name: 'Spela upp' })])
      await expect(button).toBeInViewport({ ratio: 1 });
    await turn(page, () => next.click());
  });
});
