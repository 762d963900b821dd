import { type PageColour, pageColours, readerCss, schemeOfPage, tokenSet } from '@realmkit/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fitMark } from '../section/boxes/wideTables.ts';
import { pageStyleIds } from '../section/pageStyle.ts';
import { findPoorContrast } from '../testing/findPoorContrast.ts';
import { expectInvariant, expectNoDeadPress, openStage, type ReadingStyle } from '../testing/openStage.ts';
import { createRandom } from '../testing/random.ts';
import { markFirst } from '../testing/screenProbe.ts';
import { styledBooks } from '../testing/styledBooks/index.ts';
import type { StyledBook } from '../testing/styledBooks/StyledBook.ts';
import type { PageView } from './views/PageView.ts';

/** The 40 test books on a real layout, with the reader's own style sheet. */
const meta: Meta = {
  title: 'Reader/Test books',
  render: () => <div data-box="" style={{ position: 'relative', overflow: 'hidden', width: 1000, height: 600, transition: 'none' }} />,
};
export default meta;
type Story = StoryObj;

const pagesIn =
  (pageColour: PageColour): ReadingStyle =>
  ({ size, spacing }, direction) =>
    readerCss(tokenSet('se', 'default', schemeOfPage(pageColour)), 'screen', {
      textSize: size,
      spacing,
      direction,
      face: 'publisher',
      lineHeight: spacing,
      alignment: 'publisher',
      hyphenation: 'publisher',
      pageColour,
      // Without it a white page has the colours of the publisher.
      moreContrast: true,
      fontsUrl: new URL('/fonts/', location.origin).href,
    });

/** Returns whether a page is reflowable text, and not drawn. */
const isText = ({ frame }: PageView) => frame.style.transform === '';

/** Expects that all texts of a page are legible in each of the colours. */
async function expectLegible({ document }: PageView, direction: 'ltr' | 'rtl'): Promise<void> {
  const style = document.getElementById(pageStyleIds.reading);
  const own = style?.textContent ?? '';
  for (const colour of pageColours) {
    if (style) style.textContent = pagesIn(colour)({ size: 1, spacing: 1.5 }, direction);
    await expect({ colour, poor: findPoorContrast({ content: document }) }).toEqual({ colour, poor: [] });
  }
  if (style) style.textContent = own;
}

/** Runs all checks of a book: the walk through it, changes of its layout after a move, and the text sizes. */
async function checkBook(canvasElement: HTMLElement, book: StyledBook, seed: number): Promise<void> {
  const random = createRandom(seed);
  const open = await openStage(canvasElement, book, random, pagesIn('black'));
  try {
    const { stage, view, changes } = open;
    await open.setTextSize(1);
    const walked = new Set<number>();
    await expectNoDeadPress(open, 'walk', async () => {
      if (walked.has(view().index)) return;
      walked.add(view().index);
      await expectInvariant(open, undefined, 'walk');
      if (isText(view())) await expectLegible(view(), book.direction ?? 'ltr');
    });
    await expect(walked.size).toBeGreaterThan(0);
    // A move of the user, and what is no move of theirs.
    await stage.show({ index: view().index, at: { progression: 0.5 } });
    // The pages of a spread may leave one by one.
    const mark = isText(view()) ? markFirst(view()) : undefined;
    for (const change of random.shuffled(['resize', 'rotate', 'open and close the panel', 'spacing']).slice(0, 2)) {
      await changes[change]?.();
      const { clientWidth, clientHeight } = open.container;
      await expectInvariant(open, mark, `${change} to ${clientWidth}×${clientHeight}`);
    }
    if (isText(view())) await expectTextSize(open);
  } finally {
    open.close();
  }
}

/** Checks each fourth book, and names all that fail: four stories share the books, so that slow ones are found. */
const quarter = (first: number): Story => ({
  play: async ({ canvasElement }) => {
    const failures: string[] = [];
    for (const [index, book] of styledBooks.entries()) {
      if (index % 4 !== first) continue;
      await checkBook(canvasElement, book, index + 1).catch((error: unknown) =>
        failures.push(`${book.title}: ${error instanceof Error ? error.message : error}`),
      );
    }
    await expect(failures).toEqual([]);
  },
});

/** Expects that the smallest and the largest text size have their full effect on the text of a page. */
async function expectTextSize({ view, setTextSize }: Awaited<ReturnType<typeof openStage>>): Promise<void> {
  const walker = view().document.createTreeWalker(view().document.body, NodeFilter.SHOW_TEXT);
  const texts: HTMLElement[] = [];
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (walker.currentNode.textContent?.trim() && parent && !parent.closest('svg, option, math')) texts.push(parent);
  }
  const sizes = () => texts.map((element) => Number.parseFloat(view().document.defaultView?.getComputedStyle(element).fontSize ?? ''));
  await setTextSize(0.6);
  const small = sizes();
  await setTextSize(3);
  // A table that is too wide has smaller text.
  const partOf = (text: Element | undefined) => (text?.closest(`[${fitMark}~=text]`) ? 0.8 : 1);
  const unmoved = sizes().flatMap((size, at) =>
    size / (small[at] ?? 0) < 4.9 * partOf(texts[at]) ? [`${texts[at]?.localName}: ${small[at]} to ${size}`] : [],
  );
  await expect(unmoved).toEqual([]);
}

/** In every book every turn shows another screen, pages of each colour are legible, the first word stays, and the text size has its effect. */
export const FirstQuarter: Story = quarter(0);

/** The second quarter of the books. */
export const SecondQuarter: Story = quarter(1);

/** The third quarter of the books. */
export const ThirdQuarter: Story = quarter(2);

/** The last quarter of the books. */
export const LastQuarter: Story = quarter(3);
