import type { PageSnapshot, StageSnapshot } from '../reading/pageProbe.ts';
import type { ReaderPageObject } from '../reading/ReaderPageObject.ts';
import { type Assertion, assert } from './assertion.ts';

/** Creates an assertion that one of the pages contains these words. */
export const says =
  (words: RegExp): Assertion =>
  async (reading) => {
    for await (const { pages } of reading.screens(30)) if (pages.some(({ text }) => words.test(text))) return;
    throw new Error(`No page says ${words}.`);
  };

/** Turns to a document; returns the stage and the page as they are shown. */
export async function pageAt(
  reading: ReaderPageObject,
  index: number,
): Promise<{ readonly seen: StageSnapshot; readonly page: PageSnapshot }> {
  assert(await reading.reach(index), `Document ${index + 1} is never shown.`);
  const seen = await reading.settledStage();
  const page = seen.pages.find((one) => one.index === index);
  assert(page !== undefined, `Document ${index + 1} went away.`);
  assert(isOnStage(seen, page), `Document ${index + 1} does not lie on the stage.`);
  return { seen, page };
}

/** Returns the side of the stage that a page is on: one half, or the centre. */
export function sideOf({ width }: StageSnapshot, page: PageSnapshot): 'left' | 'right' | 'center' {
  const middle = width / 2;
  if (page.left + page.width <= middle + 2) return 'left';
  return page.left >= middle - 2 ? 'right' : 'center';
}

/** Returns whether a page of fixed layout is completely on the stage; a reflowable one fills it by screens. */
export function isOnStage({ width, height }: StageSnapshot, page: PageSnapshot): boolean {
  const spare = 2;
  const across = page.left >= -spare && page.left + page.width <= width + spare;
  return page.isFlowing || (across && page.top >= -spare && page.top + page.height <= height + spare);
}

/** Checks that a picture in a page has loaded. */
export async function showsPicture(reading: ReaderPageObject, index: number, selector: string): Promise<void> {
  const hasLoaded = () => reading.readFrom(index, selector, (element) => Number(Reflect.get(element, 'naturalWidth')) > 0);
  assert(await reading.until(hasLoaded, 3000), `The picture ${selector} is not shown.`);
}

/** Checks that a font of the book has loaded. */
export async function showsOwnFont(reading: ReaderPageObject, index: number): Promise<void> {
  const hasLoaded = () =>
    reading.readFrom(index, 'body', ({ ownerDocument }) => [...ownerDocument.fonts].some(({ status }) => status === 'loaded'));
  assert(await reading.until(hasLoaded, 4000), 'The font of the book is not used.');
}
