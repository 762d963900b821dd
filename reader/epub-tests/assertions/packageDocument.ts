import type { ReaderPageObject } from '../reading/ReaderPageObject.ts';
import { type Assertion, assert } from './assertion.ts';
import { says } from './pageAssertions.ts';

/** Finds a text of the package's metadata in the interface of the reader; returns its direction, and the text as it is rendered. */
const shownInInterface = (reading: ReaderPageObject, text: string): Promise<{ direction: string; text: string } | undefined> =>
  reading.page.evaluate((expectedText) => {
    const flat = (value: string | null) => (value ?? '').replaceAll(/\s+/g, ' ').trim();
    const root = document.querySelector('[data-realmkit-reader]')?.shadowRoot;
    const holders = [...(root?.querySelectorAll<HTMLElement>('*') ?? [])].filter(
      (element) => element.children.length === 0 && flat(element.textContent) === flat(expectedText),
    );
    const [holder] = holders.filter((element) => element.getClientRects().length > 0 && !element.closest('[data-reader-stage]'));
    return holder && { direction: getComputedStyle(holder).direction, text: holder.innerText };
  }, text);

const titleRuns =
  (direction: 'ltr' | 'rtl'): Assertion =>
  async (reading) => {
    const shown = await shownInInterface(reading, reading.publication.title);
    assert(shown !== undefined, 'The title of the book is nowhere shown.');
    assert(shown.direction === direction, `The title runs ${shown.direction}.`);
  };

const opens = says(/passes/i);

/** Creates an assertion that turning pages shows the documents with these spine indexes, one after the other. */
const runsThrough =
  (key: 'PageDown' | 'ArrowRight', places: readonly number[]): Assertion =>
  async (reading) => {
    const found: number[] = [];
    do found.push(...(await reading.settledStage()).pages.map(({ index }) => index).filter((index) => !found.includes(index)));
    while (found.length < 20 && (await reading.turn(key)) === 'turned');
    assert(found.join() === places.join(), `The documents come as ${found.map((index) => index + 1).join(', ')}.`);
  };

const linkLeads =
  (index: number): Assertion =>
  async (reading) => {
    await reading.press(0, 'a[href]');
    const isThere = async () => (await reading.stageSnapshot()).pages.some((page) => page.index === index);
    assert(
      await reading.until(isThere, 4000),
      `The link leads to ${(await reading.stageSnapshot()).pages.map((page) => page.index + 1).join()}, not to ${index + 1}.`,
    );
  };

/** The tests of the families `pkg-` and `pss-`. */
export const packageDocument: Readonly<Record<string, Assertion>> = {
  'pkg-dir-auto_root-unset': titleRuns('ltr'),
  'pkg-dir_but_not_content': async (reading) => {
    const direction = await reading.readFrom(0, 'li', (element) => element.ownerDocument.defaultView?.getComputedStyle(element).direction);
    assert(direction === 'ltr', 'The page runs from right to left.');
  },
  'pkg-dir_creator-rtl': async (reading) => {
    await reading.contents();
    const shown = await shownInInterface(reading, 'Dave Cramer');
    assert(shown !== undefined, 'The contents do not name the creator.');
    assert(shown.direction === 'rtl', 'The name runs from left to right.');
  },
  'pkg-dir_rtl-root-ltr': titleRuns('rtl'),
  'pkg-dir_unset-root-rtl': titleRuns('rtl'),
  'pkg-linked-records': async (reading) => {
    await says(/./)(reading);
    assert((await shownInInterface(reading, reading.publication.title)) !== undefined, 'The title of the package is not shown.');
  },
  'pkg-manifest-unknown': opens,
  'pkg-manifest-unlisted-resource': async (reading) => {
    const drawn = await reading.page.evaluate(() => {
      const frame = document
        .querySelector('[data-realmkit-reader]')
        ?.shadowRoot?.querySelector<HTMLIFrameElement>('[data-reader-stage] iframe');
      return [...(frame?.contentDocument?.images ?? [])].some(({ naturalWidth }) => naturalWidth > 0);
    });
    assert(!drawn, 'A picture is shown that the manifest does not list.');
  },
  'pkg-meta-unknown': opens,
  'pkg-meta-whitespace': async (reading) => {
    const shown = await shownInInterface(reading, reading.publication.title);
    assert(shown !== undefined && shown.text === shown.text.trim() && !/\s\s/.test(shown.text), 'The title is shown with spare blanks.');
  },
  'pkg-spine-duplicate-item-hyperlink': linkLeads(1),
  'pkg-spine-duplicate-item-rendering': runsThrough('PageDown', [0, 1, 2, 3]),
  'pkg-spine-nonlinear-activation': linkLeads(1),
  'pkg-spine-progression_ltr': runsThrough('ArrowRight', [0, 1, 2, 3]),
  'pkg-version-backward': opens,
  'pss-support': async (reading) => {
    await reading.press(0, 'a[href]');
    const note = reading.page.getByRole('dialog').filter({ hasText: 'meant to appear as a footnote' });
    assert(
      await reading.until(async () => (await note.count()) > 0, 2000),
      'A note is shown in its place in the text, not in a window of its own.',
    );
  },
};
