import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { logIn } from '../../logIn.ts';
import { narratedElementId, screenOf, showControls, spineIndexOf, waitForBook } from '../../readerSteps.ts';
import { readerTexts } from '../../readerTexts.ts';
import { origin } from '../../realms.ts';

const text = readerTexts.se;

// A phone with the largest text: a chapter has many screens, and a sentence several.
test.use({
  viewport: { width: 390, height: 700 },
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /Blocked script execution/,
});
test.setTimeout(150_000);

async function openLarge(page: Page, id: string): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('bookplayer_config', JSON.stringify({ textSize: 3, muted: true }));
    const { play } = HTMLMediaElement.prototype;
    const pauses: number[] = [];
    HTMLMediaElement.prototype.play = function started() {
      this.addEventListener('pause', () => pauses.push(this.currentTime), { once: true });
      return play.call(this);
    };
    Object.assign(window, { pauses });
  });
  await logIn(page, 'se', 'student');
  await page.goto(`${origin('se')}/bookshelf/play/id/${id}`);
  await waitForBook(page);
  await page.locator('[data-reader-root]').focus();
}

async function turn(page: Page, key: string): Promise<void> {
  const before = await screenOf(page);
  await page.keyboard.press(key);
  await expect.poll(() => screenOf(page)).not.toBe(before);
}

test('a pupil who adds bookmarks to a long chapter in any order finds them in the order of its text, on the device and in the library', async ({
  page,
  fresh,
}) => {
  await fresh('se');
  await openLarge(page, 'book-1');
  const names = ['1', '2', '3', '4', '5'];
  const stored: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/bookmarks'))
      stored.push(
        request
          .postDataJSON()
          .map(({ name }: { name: string }) => name)
          .join(' '),
      );
  });
  // To the last of the places, and back over the others.
  for (let screen = 0; screen < 10; screen += 1) await turn(page, 'PageDown');
  for (const name of names.toReversed()) {
    await page.keyboard.press('b');
    await page.getByLabel(text.bookmarkName).fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(text.bookmarkName)).toHaveCount(0);
    await page.locator('[data-reader-root]').focus();
    for (const _ of [1, 2]) await turn(page, 'PageUp');
  }
  await expect.poll(() => stored.at(-1)).toBe('1 2 3 4 5');
  await test.step('their chapter is not on the screen when the book is opened again', async () => {
    const before = await spineIndexOf(page);
    await turn(page, 'End');
    const markSaved = page.waitForResponse((response) => response.url().endsWith('/lastmark') && response.request().method() === 'POST');
    await turn(page, 'PageDown');
    expect(await spineIndexOf(page)).not.toBe(before);
    await markSaved;
    await page.reload();
    await waitForBook(page);
    expect(await spineIndexOf(page)).not.toBe(before);
    await showControls(page);
    await page.getByRole('button', { name: text.bookmarks, exact: true }).click();
    const list = page.getByRole('list', { name: text.bookmarks }).getByRole('listitem');
    await expect(list).toHaveText(names.map((name) => new RegExp(`^${name}$`)));
  });
});

test('a pupil hears sentences of several screens each without a pause, and always sees what is heard', async ({ page }) => {
  await openLarge(page, 'book-1');
  await page.keyboard.press('k');
  await expect.poll(() => narratedElementId(page), { timeout: 30_000 }).toBe('s1');
  await page.evaluate(() => Reflect.get(window, 'pauses').splice(0));
  // Seen in the page, frame by frame: a busy machine would miss a screen from here.
  const screens = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const seen = new Map<string, Set<string | null>>();
        const stage = document.querySelector('[data-realmkit-reader]')?.shadowRoot?.querySelector('[data-reader-stage]');
        const chapter = stage?.getAttribute('data-index');
        const look = () => {
          for (const { contentDocument } of stage?.querySelectorAll<HTMLIFrameElement>('iframe[data-index]') ?? [])
            for (const { id } of contentDocument?.querySelectorAll('[class*="active"]') ?? [])
              if (id) seen.set(id, (seen.get(id) ?? new Set()).add(stage?.getAttribute('data-screen') ?? null));
          if (seen.size > 3 || stage?.getAttribute('data-index') !== chapter) resolve([...seen.values()].map(({ size }) => size));
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  // How many it has depends on the faces of the machine; the stories of long texts count them.
  expect(Math.max(...screens)).toBeGreaterThan(1);
  expect(await page.evaluate(() => Reflect.get(window, 'pauses'))).toEqual([]);
});
