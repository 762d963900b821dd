import { readableFonts } from '../corpus/readableFonts.ts';
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

/** Returns whether a page of fixed layout is completely on the stage; a reflowable one and a roll fill it by screens. */
export function isOnStage({ width, height }: StageSnapshot, page: PageSnapshot, isRoll = false): boolean {
  const spare = 2;
  const across = page.left >= -spare && page.left + page.width <= width + spare;
  return page.isFlowing || (across && isRoll) || (across && page.top >= -spare && page.top + page.height <= height + spare);
}

/** Checks that a picture in a page has loaded. */
export async function showsPicture(reading: ReaderPageObject, index: number, selector: string): Promise<void> {
  const hasLoaded = () => reading.readFrom(index, selector, (element) => Number(Reflect.get(element, 'naturalWidth')) > 0);
  assert(await reading.until(hasLoaded), `The picture ${selector} is not shown.`);
}

/** Checks that the fonts of a book that can be read are used on one of its pages, and that no other font is. */
export async function showsOwnFonts(reading: ReaderPageObject): Promise<void> {
  const readable = [...readableFonts(reading.publication).values()].filter(Boolean).length;
  let loaded = 0;
  for await (const { pages } of reading.screens(30))
    for (const { index } of pages) {
      const states = () =>
        reading.readFrom(index, 'body', ({ ownerDocument }) =>
          [...ownerDocument.fonts].filter(({ family }) => !/OpenDyslexic/.test(family)).map(({ status }) => status),
        );
      assert(await reading.until(async () => !(await states()).includes('loading')), 'A font is still loading.');
      loaded = Math.max(loaded, (await states()).filter((status) => status === 'loaded').length);
    }
  if (readable > 0) assert(loaded > 0, 'The font of the book is not used.');
  else assert(loaded === 0, 'A font is used that cannot be read.');
}

/** Checks that a page shows a text, or a picture that has loaded. */
export const showsSomething: Assertion = async (reading) => {
  const hasPicture = (index: number) => () =>
    reading.readFrom(index, 'body', (body) =>
      [...body.querySelectorAll('img, svg, video, math')].some((picture) => {
        const { width, height } = picture.getBoundingClientRect();
        return width > 0 && height > 0 && Reflect.get(picture, 'naturalWidth') !== 0;
      }),
    );
  for await (const { pages } of reading.screens(30))
    for (const { text, index } of pages) if (/\S/.test(text) || (await reading.until(hasPicture(index), 3000))) return;
  throw new Error('No page shows a text or a picture.');
};

/** Checks that the pictures of the pages have loaded, and that there is one: in the text, or a document of the spine by itself. */
export const showsPictures: Assertion = async (reading) => {
  let pictures = 0;
  for await (const { pages } of reading.screens(30))
    for (const { index } of pages) {
      const sizes = () =>
        reading.readFrom(index, 'body', (body) =>
          [...body.querySelectorAll('img, svg')].map((picture) =>
            Number(Reflect.get(picture, 'naturalWidth') ?? picture.getBoundingClientRect().width),
          ),
        );
      assert(
        await reading.until(async () => (await sizes()).every((width) => width > 0)),
        `A picture of document ${index + 1} is not shown.`,
      );
      pictures += (await sizes()).length;
    }
  assert(pictures > 0, 'No page has a picture.');
};
