import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const quiet = { contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /Blocked script execution/ } as const;

/** What books are read on: a desktop in one realm, a tablet in the other. */
export const readingDevices = {
  se: { ...quiet, viewport: { width: 1280, height: 800 }, hasTouch: false },
  us: { ...quiet, viewport: { width: 820, height: 1180 }, hasTouch: true },
} as const;

/** The room of the pages of the book that is open. */
const stage = (page: Page) => page.locator('[data-reader-stage]');

/** Waits until the book is open. */
export async function bookOpen(page: Page): Promise<void> {
  await page.locator('[data-reader-phase=reading]').waitFor({ state: 'attached', timeout: 30_000 });
  await expect(stage(page)).toHaveAttribute('data-index', /\d/);
}

/** The place in the spine of the first document that is shown. */
export const placeOf = async (page: Page): Promise<number> => Number(await stage(page).getAttribute('data-index'));

/** The document and the screen of it that are shown. */
export const screenOf = (page: Page): Promise<string> =>
  stage(page).evaluate((element) => `${element.getAttribute('data-index')}:${element.getAttribute('data-screen')}`);

/** Brings the controls up, as a pointer near the upper edge does. */
export async function showControls(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 800 };
  await page.mouse.move(width / 2, 300);
  await page.mouse.move(width / 2, 14);
}

/** The id of what is marked as heard, in the pages that are shown. */
export const heard = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const root = document.querySelector('[data-realmkit-reader]')?.shadowRoot;
    const frames = [...(root?.querySelectorAll<HTMLIFrameElement>('[data-reader-stage] iframe[data-index]') ?? [])];
    return frames
      .flatMap(({ contentDocument }) => [...(contentDocument?.querySelectorAll('[class*="active"]') ?? [])].map(({ id }) => id))
      .find(Boolean);
  });

/** All text of the pages that are shown. */
export const shownText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const root = document.querySelector('[data-realmkit-reader]')?.shadowRoot;
    const frames = [...(root?.querySelectorAll<HTMLIFrameElement>('[data-reader-stage] iframe[data-index]') ?? [])];
    return frames.map(({ contentDocument }) => contentDocument?.body?.textContent ?? '').join(' ');
  });

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Moves fingers over the screen, each from one point to another, as a browser with a touch screen tells it. */
export async function moveFingers(page: Page, ways: readonly (readonly [from: Point, to: Point])[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = (part: number) => ways.map(([from, to]) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const part of [0.25, 0.5, 0.75, 1]) await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** How large the text is, as the reader keeps it. */
export const textSize = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('bookplayer_config') ?? '{}').textSize ?? 1);

/** Holds when axe finds nothing against WCAG 2.2 AA around the pages of a book; in them nothing runs, axe neither. */
export async function expectReaderAccessible(page: Page): Promise<void> {
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ iframes: false });
  const { violations } = await builder.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  expect(violations.map(({ id, nodes }) => `${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
}
