import type { Reading } from '../reading/Reading.ts';
import { type Assertion, hold, notApplicable } from './assertion.ts';
import { isOnStage, pageAt, sideOf } from './looks.ts';

/** Each document is laid out as its own properties, else the book's, say; a long one that flows has several screens. */
async function followsLayouts(reading: Reading): Promise<void> {
  const { spine, layout } = reading.publication;
  for await (const { pages, screens } of reading.screens(80))
    for (const { index, isFlowing, text } of pages) {
      const properties = spine[index]?.properties ?? [];
      const wanted =
        properties.includes('rendition:layout-reflowable') ||
        (layout === 'reflowable' && !properties.includes('rendition:layout-pre-paginated'));
      hold(isFlowing === wanted, `Document ${index + 1} ${isFlowing ? 'flows' : 'is fixed'}, and should not.`);
      hold(!(wanted && /several pages/.test(text) && screens < 2), `Document ${index + 1} is long and has one screen.`);
    }
}

const sameSize =
  (width: number, height: number): Assertion =>
  async (reading) => {
    for (const { index } of reading.publication.spine) {
      const { page } = await pageAt(reading, index);
      const drawn = [Math.round(page.width / page.scale), Math.round(page.height / page.scale)];
      hold(drawn.join() === `${width},${height}`, `Page ${index + 1} is drawn for ${drawn.join(' × ')}.`);
    }
  };

/** Tests of the families `lay-` and, of pages that are fixed, `lay-pp-`. */
export const fixedLayout: Readonly<Record<string, Assertion>> = {
  'lay-page-layout-both': async (reading) => {
    const { seen, page } = await pageAt(reading, 1);
    hold(page.isFlowing, 'The second document does not flow.');
    hold(!seen.pages.some(({ index }) => index === 0), 'The second document stands on the page of the first.');
  },
  'lay-page-layout-both-spread': async (reading) => {
    const second = await pageAt(reading, 1);
    hold(second.page.isFlowing, 'The second document does not flow.');
    hold(sideOf(second.seen, second.page) === 'left', 'The flowing document does not stand on the left.');
    const third = await pageAt(reading, 2);
    hold(!third.page.isFlowing, 'The third document flows.');
    const fifth = await pageAt(reading, 4);
    hold(!fifth.page.isFlowing && sideOf(fifth.seen, fifth.page) === 'left', 'The fifth page does not stand on the left.');
  },
  'lay-pkg-flow-scrolled-doc': async (reading) => {
    const { page } = await pageAt(reading, 1);
    const scrolls = await reading.readFrom(
      1,
      'html',
      (root) =>
        root.scrollHeight > root.clientHeight + 10 ||
        (root.ownerDocument.defaultView?.frameElement?.parentElement?.scrollHeight ?? 0) > root.clientHeight + 10,
    );
    hold(page.isScrolled && scrolls, 'The chapter is laid out in pages and does not scroll.');
    hold((await reading.turn('ArrowRight')) === 'turned', 'The next chapter does not follow to the right.');
  },
  'lay-pp-layout-duplication': notApplicable('it tries EPUBCheck, not a reader'),
  'lay-pp-page-spread-combined': async (reading) => {
    const { seen, page } = await pageAt(reading, 1);
    const other = seen.pages.find(({ index }) => index === 2);
    hold(other !== undefined, 'The second and the third page are not shown together.');
    hold(isOnStage(seen, other), 'The third page does not lie on the stage.');
    hold(sideOf(seen, page) === 'left' && sideOf(seen, other) === 'right', 'The two pages stand on the wrong sides.');
  },
  'lay-pp-page-spread-left': async (reading) => {
    const { seen, page } = await pageAt(reading, 1);
    hold(sideOf(seen, page) === 'left', `The second page stands ${sideOf(seen, page)}.`);
  },
  'lay-pp-spine-overrides_behave-as-global-bis': followsLayouts,
  'lay-pp-spine-overrides_image-only-pp': followsLayouts,
  'lay-pp-spine-overrides_image-only-reflow': followsLayouts,
  'lay-pp-spine-overrides_image-spine-pp': followsLayouts,
  'lay-pp-spread-none': async (reading) => {
    for await (const seen of reading.screens(10)) hold(seen.pages.length === 1, 'Two pages are shown at once.');
  },
  'lay-pp-svg-icb_multi': async (reading) => {
    const ratio = async (index: number) => {
      const { page } = await pageAt(reading, index);
      return page.width / page.height;
    };
    const [narrow, wide] = [await ratio(1), await ratio(2)];
    hold(
      Math.abs(narrow - 1.5) < 0.02 && Math.abs(wide - 2) < 0.02,
      `The pages are ${narrow.toFixed(2)} and ${wide.toFixed(2)} times as wide as high.`,
    );
  },
  'lay-pp-xhtml-icb_invalid_meta': sameSize(900, 600),
  'lay-pp-xhtml-icb_repeated-in-meta': sameSize(900, 600),
  'lay-pp-xhtml-icb_units': sameSize(1000, 600),
};
