import type { ReaderPageObject } from '../reading/ReaderPageObject.ts';
import { type Assertion, assert, notApplicable } from './assertion.ts';
import { isOnStage, pageAt, sideOf } from './pageAssertions.ts';

/** Checks that each document has the layout of its own properties, or of the book's, and that a long reflowable one has several screens. */
async function followsLayouts(reading: ReaderPageObject): Promise<void> {
  const { spine, layout } = reading.publication;
  for await (const { pages, screens } of reading.screens(80))
    for (const { index, isFlowing, text } of pages) {
      const properties = spine[index]?.properties ?? [];
      const shouldFlow =
        properties.includes('rendition:layout-reflowable') ||
        (layout === 'reflowable' && !properties.includes('rendition:layout-pre-paginated'));
      assert(isFlowing === shouldFlow, `Document ${index + 1} ${isFlowing ? 'flows' : 'is fixed'}, and should not.`);
      assert(!(shouldFlow && /several pages/.test(text) && screens < 2), `Document ${index + 1} is long and has one screen.`);
    }
}

const sameSize =
  (width: number, height: number): Assertion =>
  async (reading) => {
    for (const { index } of reading.publication.spine) {
      const { page } = await pageAt(reading, index);
      const drawn = [Math.round(page.width / page.scale), Math.round(page.height / page.scale)];
      assert(drawn.join() === `${width},${height}`, `Page ${index + 1} is drawn for ${drawn.join(' × ')}.`);
    }
  };

/** The tests of the family `lay-` and, for fixed pages, `lay-pp-`. */
export const fixedLayout: Readonly<Record<string, Assertion>> = {
  'lay-page-layout-both': async (reading) => {
    const { seen, page } = await pageAt(reading, 1);
    assert(page.isFlowing, 'The second document does not flow.');
    assert(!seen.pages.some(({ index }) => index === 0), 'The second document stands on the page of the first.');
  },
  'lay-page-layout-both-spread': async (reading) => {
    const second = await pageAt(reading, 1);
    assert(second.page.isFlowing, 'The second document does not flow.');
    assert(sideOf(second.seen, second.page) === 'left', 'The flowing document does not stand on the left.');
    const third = await pageAt(reading, 2);
    assert(!third.page.isFlowing, 'The third document flows.');
    const fifth = await pageAt(reading, 4);
    assert(!fifth.page.isFlowing && sideOf(fifth.seen, fifth.page) === 'left', 'The fifth page does not stand on the left.');
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
    assert(page.isScrolled && scrolls, 'The chapter is laid out in pages and does not scroll.');
    assert((await reading.turn('ArrowRight')) === 'turned', 'The next chapter does not follow to the right.');
  },
  'lay-pp-layout-duplication': notApplicable('it tries EPUBCheck, not a reader'),
  'lay-pp-page-spread-combined': async (reading) => {
    const { seen, page } = await pageAt(reading, 1);
    const other = seen.pages.find(({ index }) => index === 2);
    assert(other !== undefined, 'The second and the third page are not shown together.');
    assert(isOnStage(seen, other), 'The third page does not lie on the stage.');
    assert(sideOf(seen, page) === 'left' && sideOf(seen, other) === 'right', 'The two pages stand on the wrong sides.');
  },
  'lay-pp-page-spread-left': async (reading) => {
    const { seen, page } = await pageAt(reading, 1);
    assert(sideOf(seen, page) === 'left', `The second page stands ${sideOf(seen, page)}.`);
  },
  'lay-pp-spine-overrides_behave-as-global-bis': followsLayouts,
  'lay-pp-spine-overrides_image-only-pp': followsLayouts,
  'lay-pp-spine-overrides_image-only-reflow': followsLayouts,
  'lay-pp-spine-overrides_image-spine-pp': followsLayouts,
  'lay-pp-spread-none': async (reading) => {
    for await (const seen of reading.screens(10)) assert(seen.pages.length === 1, 'Two pages are shown at once.');
  },
  'lay-pp-svg-icb_multi': async (reading) => {
    const ratio = async (index: number) => {
      const { page } = await pageAt(reading, index);
      return page.width / page.height;
    };
    const [narrow, wide] = [await ratio(1), await ratio(2)];
    assert(
      Math.abs(narrow - 1.5) < 0.02 && Math.abs(wide - 2) < 0.02,
      `The pages are ${narrow.toFixed(2)} and ${wide.toFixed(2)} times as wide as high.`,
    );
  },
  'lay-pp-xhtml-icb_invalid_meta': sameSize(900, 600),
  'lay-pp-xhtml-icb_repeated-in-meta': sameSize(900, 600),
  'lay-pp-xhtml-icb_units': sameSize(1000, 600),
};
