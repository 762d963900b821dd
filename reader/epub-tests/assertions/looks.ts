import type { Seen, SeenPage } from '../reading/pageEyes.ts';
import type { Reading } from '../reading/Reading.ts';
import { type Assertion, hold } from './assertion.ts';

/** The book can be read, and a page that is reached says so in these words. */
export const says =
  (words: RegExp): Assertion =>
  async (reading) => {
    for await (const { pages } of reading.screens(30)) if (pages.some(({ text }) => words.test(text))) return;
    throw new Error(`No page says ${words}.`);
  };

/** Turns to a document; what is seen then, and the page itself. */
export async function pageAt(reading: Reading, index: number): Promise<{ readonly seen: Seen; readonly page: SeenPage }> {
  hold(await reading.reach(index), `Document ${index + 1} is never shown.`);
  const seen = await reading.settled();
  const page = seen.pages.find((one) => one.index === index);
  hold(page !== undefined, `Document ${index + 1} went away.`);
  hold(isOnStage(seen, page), `Document ${index + 1} does not lie on the stage.`);
  return { seen, page };
}

/** On which side of the stage a page lies: in one half, or across the middle. */
export function sideOf({ width }: Seen, page: SeenPage): 'left' | 'right' | 'center' {
  const middle = width / 2;
  if (page.left + page.width <= middle + 2) return 'left';
  return page.left >= middle - 2 ? 'right' : 'center';
}

/** A page of fixed layout lies on the stage as a whole; one that flows fills it by screens. */
export function isOnStage({ width, height }: Seen, page: SeenPage): boolean {
  const spare = 2;
  const across = page.left >= -spare && page.left + page.width <= width + spare;
  return page.isFlowing || (across && page.top >= -spare && page.top + page.height <= height + spare);
}

/** A picture in a page has loaded. */
export async function showsPicture(reading: Reading, index: number, selector: string): Promise<void> {
  const hasLoaded = () => reading.readFrom(index, selector, (element) => Number(Reflect.get(element, 'naturalWidth')) > 0);
  hold(await reading.until(hasLoaded, 3000), `The picture ${selector} is not shown.`);
}

/** A font of the book's own has loaded. */
export async function showsOwnFont(reading: Reading, index: number): Promise<void> {
  const hasLoaded = () =>
    reading.readFrom(index, 'body', ({ ownerDocument }) => [...ownerDocument.fonts].some(({ status }) => status === 'loaded'));
  hold(await reading.until(hasLoaded, 4000), 'The font of the book is not used.');
}
