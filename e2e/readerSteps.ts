import AxeBuilder from '@axe-core/playwright';
import type { Page, TestInfo } from '@playwright/test';
import { formatViolations, wcagTags } from './axe.ts';
import { expectStatesInForcedColours } from './forcedColours.ts';
import { violationsOf } from './webkit/axe.ts';
import { expect } from './webkit/expect.ts';
import { WebKitPage } from './webkit/page.ts';

const quiet = { contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /Blocked script execution/ } as const;

/** Returns the options of a device, unless the project has a device of its own. */
const device = (viewport: { readonly width: number; readonly height: number }, hasTouch: boolean) => ({
  ...quiet,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
  viewport: async ({}, use: (value: typeof viewport) => Promise<void>, { project }: TestInfo) =>
    use((project.use.isMobile && project.use.viewport) || viewport),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  hasTouch: async ({}, use: (value: boolean) => Promise<void>, { project }: TestInfo) => use(project.use.hasTouch ?? hasTouch),
});

/** The devices for reading: a desktop in one realm, a tablet in the other. */
export const readingDevices = {
  se: device({ width: 1280, height: 800 }, false),
  us: device({ width: 820, height: 1180 }, true),
} as const;

/** Locates the stage of the open book. */
const stage = (page: Page) => page.locator('[data-reader-stage]');

/** Waits until the book is open. */
export async function waitForBook(page: Page): Promise<void> {
  await page.locator('[data-reader-phase=reading]').waitFor({ state: 'attached', timeout: 30_000 });
  await expect(stage(page)).toHaveAttribute('data-index', /\d/);
}

/** Returns the spine index of the first visible document. */
export const spineIndexOf = async (page: Page): Promise<number> => Number(await stage(page).getAttribute('data-index'));

/** Returns the visible document and its screen. */
export const screenOf = (page: Page): Promise<string> =>
  stage(page).evaluate((element) => `${element.getAttribute('data-index')}:${element.getAttribute('data-screen')}`);

/** Shows the controls by moving the pointer near the upper edge, and keeps them by moving it on the shown bar. */
export async function showControls(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 800 };
  for (const height of [300, 14, 16]) await page.mouse.move(width / 2, height);
}

/** Returns the id of the narrated element in the visible pages. */
export const narratedElementId = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const root = document.querySelector('[data-realmkit-reader]')?.shadowRoot;
    const frames = [...(root?.querySelectorAll<HTMLIFrameElement>('[data-reader-stage] iframe[data-index]') ?? [])];
    return frames
      .flatMap(({ contentDocument }) => [...(contentDocument?.querySelectorAll('[class*="active"]') ?? [])].map(({ id }) => id))
      .find(Boolean);
  });

/** Returns the text of the visible pages. */
export const visibleText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const root = document.querySelector('[data-realmkit-reader]')?.shadowRoot;
    const frames = [...(root?.querySelectorAll<HTMLIFrameElement>('[data-reader-stage] iframe[data-index]') ?? [])];
    return frames.map(({ contentDocument }) => contentDocument?.body?.textContent ?? '').join(' ');
  });

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Moves fingers over the screen, each from one point to another, as touch events. */
export async function moveFingers(page: Page, paths: readonly (readonly [from: Point, to: Point])[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = (part: number) => paths.map(([from, to]) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const part of [0.25, 0.5, 0.75, 1]) await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** Returns the text size that the reader has stored. */
export const textSize = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('bookplayer_config') ?? '{}').textSize ?? 1);

/**
 * Expects that axe finds no violations of WCAG 2.2 AA around the pages of a book, and that forced colours tell its states; scripts, axe included, cannot run in
 * the pages.
 */
export async function expectReaderAccessible(page: Page): Promise<void> {
  if (page instanceof WebKitPage) return expect(await violationsOf(page)).toEqual([]);
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ iframes: false });
  const { violations } = await builder.withTags(wcagTags).analyze();
  expect(formatViolations(violations)).toEqual([]);
  await expectStatesInForcedColours(page);
}

/** Waits until the book is open and turns three screens; returns the last one. */
export async function turnThreeScreens(page: Page): Promise<string> {
  await waitForBook(page);
  for (let turned = 0; turned < 3; turned += 1) {
    const before = await screenOf(page);
    await page.locator('[data-reader-root]').press('PageDown');
    await expect.poll(() => screenOf(page)).not.toBe(before);
  }
  return screenOf(page);
}

/** Reads, and waits until the service has the place and how far it is. */
export async function whileStored<Result>(page: Page, read: () => Promise<Result>): Promise<Result> {
  const stored = Promise.all(
    ['/lastmark', '/readlogs'].map((path) =>
      page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().endsWith(path) && answer.ok()),
    ),
  );
  const result = await read();
  await stored;
  return result;
}

/** Clicks near the left or right edge of the visible pages, where a click turns the page. */
export async function clickPage(page: Page, side: 'left' | 'right'): Promise<void> {
  const point = await page.evaluate((edge) => {
    const root = document.querySelector('[data-realmkit-reader]')?.shadowRoot;
    const boxes = [...(root?.querySelectorAll('[data-reader-stage] iframe[data-index]') ?? [])].map((frame) =>
      frame.getBoundingClientRect(),
    );
    const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
    const x = edge === 'left' ? Math.max(0, left) + 14 : Math.min(innerWidth, right) - 14;
    return { x, y: innerHeight / 2 };
  }, side);
  await page.mouse.click(point.x, point.y);
}
