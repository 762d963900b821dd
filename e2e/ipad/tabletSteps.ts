import { expect, type Locator, type Page } from '@playwright/test';
import { landscape, portrait } from './project.ts';

/** The height of the on-screen keyboard with its bar of suggestions, in CSS px. */
const keyboardHeights = { portrait: 400, landscape: 460 };

/**
 * Runs `typing` while the on-screen keyboard covers the lower part of the screen. There is none in Chromium: the window is lowered to the part above
 * it, which is stricter than an iPad, where the page keeps its height and is moved.
 */
export async function withOnScreenKeyboard(page: Page, typing: () => Promise<void>): Promise<void> {
  const size = page.viewportSize() ?? portrait;
  const covered = size.width > size.height ? keyboardHeights.landscape : keyboardHeights.portrait;
  await page.setViewportSize({ width: size.width, height: size.height - covered });
  await typing();
  await page.setViewportSize(size);
}

/** Expects that a field which has the focus can be seen as a whole after the browser has scrolled to it, and that nothing covers it. */
export async function expectFocusedFieldInSight(field: Locator): Promise<void> {
  await expect(field).toBeFocused();
  // Hit testing: the tap is not sent.
  await field.tap({ trial: true });
  // Its border may lie on half a pixel.
  await expect(field).toBeInViewport({ ratio: 0.95 });
}

/** Makes the volume read-only, as on an iPad: it takes a value and returns to 1 in the next task. Collects the calls of `play`. */
export async function limitMediaAsOnIpad(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const values = new WeakMap<HTMLMediaElement, number>();
    Object.defineProperty(HTMLMediaElement.prototype, 'volume', {
      configurable: true,
      get(this: HTMLMediaElement) {
        return values.get(this) ?? 1;
      },
      set(this: HTMLMediaElement, value: number) {
        values.set(this, value);
        setTimeout(() => values.delete(this));
      },
    });
    const { play } = HTMLMediaElement.prototype;
    const plays: boolean[] = [];
    Reflect.set(window, 'playsWithGesture', plays);
    HTMLMediaElement.prototype.play = function () {
      plays.push(navigator.userActivation.hasBeenActive);
      return play.call(this);
    };
  });
}

/** Returns the calls of `play` so far: whether there had been a gesture before each. */
export const playsWithGesture = (page: Page): Promise<readonly boolean[]> => page.evaluate(() => Reflect.get(window, 'playsWithGesture'));

/** Shows the controls of the reader by a tap in the middle of the book, and taps one of them. */
export async function tapControl(page: Page, control: Locator): Promise<void> {
  const { width, height } = page.viewportSize() ?? portrait;
  // They hide again by themselves.
  await expect(async () => {
    if (!(await control.isVisible())) await page.touchscreen.tap(width / 2, height / 2);
    await control.tap({ timeout: 1500 });
  }).toPass();
}

/** Returns the words of the first visible page that are in sight, without those on its other screens; empty while there is no page. */
export const wordsInSight = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const root = document.querySelector('[data-realmkit-reader]')?.shadowRoot;
    const frame = root?.querySelector<HTMLIFrameElement>('[data-reader-stage] iframe[data-index]');
    const pageDocument = frame?.contentDocument;
    if (!frame || !pageDocument) return '';
    const words: string[] = [];
    const walker = pageDocument.createTreeWalker(pageDocument.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = pageDocument.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const { left, right, width } = range.getBoundingClientRect();
        if (width > 0 && left >= 0 && right <= frame.clientWidth) words.push(word);
      }
    return words.join(' ');
  });

/** Turns the iPad to its other orientation and waits until the pages have its width. */
export async function rotate(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? portrait;
  const turned = width < height ? landscape : portrait;
  await page.setViewportSize(turned);
  const frame = page.locator('[data-reader-stage] iframe[data-index]').first();
  await expect.poll(async () => (await frame.boundingBox())?.width).toBe(turned.width);
}
