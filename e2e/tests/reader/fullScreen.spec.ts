import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { logIn } from '../../logIn.ts';
import { readingDevices, screenOf, showControls, waitForBook } from '../../readerSteps.ts';
import { readerTexts } from '../../readerTexts.ts';
import { origin } from '../../realms.ts';

const text = readerTexts.se;

async function openBook(page: Page, id: string): Promise<void> {
  await logIn(page, 'se', 'student');
  await page.goto(`${origin('se')}/bookshelf/play/id/${id}`);
  await waitForBook(page);
  await page.locator('[data-reader-root]').focus();
}

/** Returns what fills the screen: the reader, an element within it, or nothing. */
const whatFillsTheScreen = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.fullscreenElement;
    if (!element?.hasAttribute('data-realmkit-reader')) return element?.localName ?? 'nothing';
    return element.shadowRoot?.fullscreenElement?.localName ?? 'the reader';
  });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const names = { enter: 'Boken i helskärm', leave: 'Lämna bokens helskärm' };

test.describe('on a desktop', () => {
  test.use(readingDevices.se);

  test('a pupil reads in full screen by the keyboard, turns a page there, and leaves it by the keyboard, the button and the browser', async ({
    page,
  }) => {
    await openBook(page, 'book-3');
    await page.keyboard.press('Shift+F');
    await expect.poll(() => whatFillsTheScreen(page)).toBe('the reader');
    const before = await screenOf(page);
    await page.keyboard.press('PageDown');
    await expect.poll(() => screenOf(page)).not.toBe(before);
    const place = await screenOf(page);
    await page.keyboard.press('Shift+F');
    await expect.poll(() => whatFillsTheScreen(page)).toBe('nothing');
    expect(await screenOf(page)).toBe(place);

    await showControls(page);
    await button(page, names.enter).click();
    await expect.poll(() => whatFillsTheScreen(page)).toBe('the reader');
    await button(page, names.leave).click();
    await expect.poll(() => whatFillsTheScreen(page)).toBe('nothing');

    await button(page, names.enter).click();
    await expect(button(page, names.leave)).toBeVisible();
    // A browser leaves by its own Esc key, which the page does not see.
    await page.evaluate(() => document.exitFullscreen());
    await expect(button(page, names.enter)).toBeVisible();
  });

  test('a pupil leaves the full screen of the sign-language video by its button', async ({ page }) => {
    await openBook(page, 'book-1');
    await showControls(page);
    await button(page, text.languages).click();
    await page.getByRole('menuitemradio', { name: 'Teckenspråk' }).click();
    const video = page.getByRole('region', { name: 'Teckenspråksvideo' });
    await video.getByRole('button', { name: 'Helskärm', exact: true }).click();
    await expect.poll(() => whatFillsTheScreen(page)).toBe('section');
    // In full screen it has no handles to move or resize it.
    await expect(video.getByRole('button')).toHaveCount(2);
    await video.getByRole('button', { name: 'Lämna helskärm', exact: true }).click();
    await expect.poll(() => whatFillsTheScreen(page)).toBe('nothing');
    await expect(video.getByRole('button', { name: 'Helskärm', exact: true })).toBeVisible();
  });
});

test.describe('on a tablet', () => {
  test.use(readingDevices.us);

  test('a pupil with fingers alone reads in full screen, and leaves it by the button', async ({ page }) => {
    await openBook(page, 'book-3');
    const { width, height } = page.viewportSize() ?? { width: 820, height: 1180 };
    const bar = page.getByRole('toolbar', { name: 'Läsvy' });
    /** Taps a button of the bar, which a tap in the middle of the page shows for a while. */
    const tap = async (name: string, expected: string) =>
      expect(async () => {
        if ((await bar.getAttribute('data-shown')) !== 'true') await page.touchscreen.tap(width / 2, height / 2);
        await expect(bar).toHaveAttribute('data-shown', 'true', { timeout: 1000 });
        await button(page, name).tap({ timeout: 1000 });
        await expect.poll(() => whatFillsTheScreen(page), { timeout: 1000 }).toBe(expected);
      }).toPass();
    await tap(names.enter, 'the reader');
    await tap(names.leave, 'nothing');
  });
});
