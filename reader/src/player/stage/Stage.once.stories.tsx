import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { FakeBook } from '../testing/fakeBookFiles.ts';
import { expectInvariant, expectNoDeadPress, openStage } from '../testing/openStage.ts';
import { createRandom, type Random } from '../testing/random.ts';
import { markFirst } from '../testing/screenProbe.ts';

/** The stage without the controls, on a real layout: jsdom has none. */
const meta: Meta = {
  title: 'Reader/Stage, by itself',
  render: () => <div data-box="" style={{ position: 'relative', overflow: 'hidden', width: 1000, height: 600, transition: 'none' }} />,
};
export default meta;
type Story = StoryObj;

const words = 'the lake lay still and a boy counted its stars until morning came over hills where nobody had walked since winter'.split(
  ' ',
);

/** A paragraph whose source breaks its lines with indentation, as most books do. */
const paragraph = (random: Random, from: number, to: number) => {
  const text = Array.from({ length: random.between(from, to) }, () => random.pick(words));
  return `<p>${text.join(' ').replace(/((?:\S+ ){11})/g, '$1\n      ')}.</p>`;
};
const picture = (width: number, height: number) =>
  `<p><svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%"/></svg></p>`;
const table = (random: Random) =>
  `<table>${Array.from({ length: random.between(2, 9) }, () => `<tr><td>${random.pick(words)}</td><td>${random.pick(words)}</td></tr>`).join('')}</table>`;

/** A chapter of headings, paragraphs, pictures, tables and lists. */
const chapter = (random: Random, parts: number) =>
  `<h1>A lake</h1>${Array.from({ length: parts }, (_, at) => {
    if (at % 9 === 4) return picture(random.between(60, 900), random.between(40, 500));
    if (at % 9 === 7) return table(random);
    if (at % 13 === 5) return `<h2>${random.pick(words)}</h2><ul><li>${random.pick(words)}</li><li>${random.pick(words)}</li></ul>`;
    return paragraph(random, 5, 160);
  }).join('\n')}`;

/** A chapter, one of a single screen, and one of a few. */
const pagesOf = (random: Random, parts: number, before = '') => [
  { body: `${before}${chapter(random, parts)}` },
  { body: `${before}<h1>One screen</h1>` },
  { body: `${before}${chapter(random, 6)}` },
];

const books: Readonly<Record<string, (random: Random) => FakeBook>> = {
  'a long chapter': (random) => ({ pages: pagesOf(random, 60) }),
  'short chapters': (random) => ({ pages: Array.from({ length: 4 }, () => pagesOf(random, 3)).flat() }),
  'a book with its own columns and viewport units': (random) => ({
    pages: pagesOf(random, 24, '<style>body{columns:3;width:80vw} h1{margin-top:20vh} p{padding-left:3vw}</style>'),
  }),
  'a right-to-left book': (random) => ({ direction: 'rtl', pages: pagesOf(random, 24) }),
  'a book that scrolls': (random) => ({
    metadata: '<meta property="rendition:flow">scrolled-doc</meta>',
    pages: pagesOf(random, 24),
  }),
  'a vertical book': (random) => ({ direction: 'rtl', pages: pagesOf(random, 12, '<style>body{writing-mode:vertical-rl}</style>') }),
};

const checkBook = (name: keyof typeof books, steps: number): Story => ({
  play: async ({ canvasElement }) => {
    for (const seed of [1, 2, 3]) {
      const random = createRandom(seed);
      const open = await openStage(canvasElement, books[name]?.(random) ?? { pages: [] }, random);
      await open.stage.show({ index: 0 });
      const history = [`${name}, seed ${seed}`];
      let mark = markFirst(open.view());
      await expectInvariant(open, mark, history.join());
      for (let step = 0; step < steps; step += 1) {
        // Half of the changes follow a move of the user.
        if (random.between(0, 1)) {
          const result = await open.stage.turn(random.pick(['forward', 'forward', 'forward', 'backward']));
          if (result === 'turned') mark = markFirst(open.view());
          history.push(result);
        }
        const change = random.pick(Object.keys(open.changes));
        history.push(change);
        await open.changes[change]?.();
        history.push(`${open.container.clientWidth}×${open.container.clientHeight}`);
        await expectInvariant(open, mark, history.join());
      }
      await expectNoDeadPress(open, history.join());
      open.close();
    }
  },
});

/** After any change of size the first word of the last move is shown, and every turn shows another screen: a chapter of many screens. */
export const ResizedLongChapter: Story = checkBook('a long chapter', 10);

/** The same in a book of short chapters and chapters of one screen. */
export const ResizedShortChapters: Story = checkBook('short chapters', 8);

/** The same in a book that measures itself by the viewport. */
export const ResizedViewportUnits: Story = checkBook('a book with its own columns and viewport units', 8);

/** The same in a book that is read from right to left. */
export const ResizedRightToLeft: Story = checkBook('a right-to-left book', 8);

/** The same in a book of vertical lines. */
export const ResizedVertical: Story = checkBook('a vertical book', 8);

/** The same in a book whose documents scroll. */
export const ResizedScrolled: Story = checkBook('a book that scrolls', 8);

/** Lines keep 44 px to the edges of the stage, which leaves some to the bars; a low stage gives them all of its height, and so has a picture alone. */
export const HeadAndFoot: Story = {
  play: async ({ canvasElement }) => {
    const random = createRandom(3);
    const cover = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='300' height='4000'/%3E";
    const whole = '<section style="height:100vh">A part of the book</section>';
    const pages = [{ body: `<p><img alt="" src="${cover}"/></p>` }, { body: whole }, ...pagesOf(random, 24)];
    const open = await openStage(canvasElement, { pages }, random);
    const { stage, view, container, resize } = open;
    const edges = () => {
      const { top, bottom } = container.getBoundingClientRect();
      const frame = view().frame.getBoundingClientRect();
      const range = view().document.createRange();
      range.selectNodeContents(view().document.body);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      return {
        frame: [frame.top - top, bottom - frame.bottom],
        head: frame.top - top + Math.min(...lines.map((line) => line.top)),
        foot: bottom - frame.top - Math.max(...lines.map((line) => line.bottom)),
      };
    };
    await stage.show({ index: 0 });
    await expect(edges().frame).toEqual([0, 0]);
    // A part that measures itself by the screen stays on one.
    await stage.show({ index: 1 });
    await expect([edges().frame, view().screens]).toEqual([[44, 44], 1]);
    await stage.show({ index: 2 });
    for (const [width, height, margin] of [
      [1000, 600, 44],
      [390, 712, 44],
      [820, 380, 0],
    ] as const) {
      await resize(width, height);
      const { frame, head, foot } = edges();
      await expect({ frame, isFree: head >= margin && foot >= margin }).toEqual({ frame: [margin, margin], isFree: true });
    }
    await resize(1000, 600);
    await open.setLayout({ margins: 'narrow' });
    await expect(edges().frame).toEqual([22, 22]);
    await open.setLayout({ flow: 'scrolled', margins: 'normal' });
    await expect(edges().head).toBeGreaterThanOrEqual(44);
    open.close();
  },
};

/** A layout in the middle of a slide does not take the turn back, and two presses turn two screens: in a document that scrolls and in a roll. */
const checkSlides = (metadata: string, head = ''): Story => ({
  play: async ({ canvasElement }) => {
    const random = createRandom(6);
    const pages = pagesOf(random, 60).map((page) => ({ ...page, head }));
    const { stage, container, resize, setSlides, close } = await openStage(canvasElement, { metadata, pages }, random);
    await stage.show({ index: 0 });
    setSlides(true);
    await stage.turn('forward');
    await expect(container.dataset.screen).toBe('1');
    await resize(container.clientWidth, container.clientHeight);
    await expect(container.dataset.screen).toBe('1');
    await stage.turn('forward');
    await stage.turn('forward');
    await expect(container.dataset.screen).toBe('3');
    stage.scroll(-1);
    await stage.turn('backward');
    await expect(container.dataset.screen).toBe('2');
    const top = () => (stage.views()[0]?.strip?.element ?? stage.views()[0]?.document.documentElement)?.scrollTop ?? 0;
    await waitFor(() => expect(Math.round(top() / (container.clientHeight - 48))).toBe(2));
    close();
  },
});

/** In a document that scrolls. */
export const SlidesScrolled: Story = checkSlides('<meta property="rendition:flow">scrolled-doc</meta>');

/** In a roll. */
export const SlidesRoll: Story = checkSlides(
  '<meta property="rendition:layout">roll</meta>',
  '<meta name="viewport" content="width=600, height=9000"/>',
);

/** A picture that loads late and a style that comes late move the text: the first word stays, and the screens are counted again. */
export const LateContent: Story = {
  play: async ({ canvasElement }) => {
    const random = createRandom(4);
    const open = await openStage(canvasElement, { pages: pagesOf(random, 40, '<img id="late" alt="" src="data:,"/>') }, random);
    const { stage, view, container } = open;
    await stage.show({ index: 0, at: { progression: 0.5 } });
    const mark = markFirst(view());
    const before = container.dataset.screens;
    const late = view().document.querySelector<HTMLImageElement>('#late');
    if (!late) throw new Error('The page has no picture');
    late.src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="420"/>')}`;
    await waitFor(() => expect(late.naturalHeight).toBe(420));
    await waitFor(() => expectInvariant(open, mark, 'a late picture'));
    const style = view().document.createElementNS('http://www.w3.org/1999/xhtml', 'style');
    style.textContent = 'p{margin-block:4em}';
    view().document.head.append(style);
    await waitFor(() => expect(container.dataset.screens).not.toBe(before));
    await waitFor(() => expectInvariant(open, mark, 'a late style'));
    await expectNoDeadPress(open, 'late content');
    open.close();
  },
};

/** A page that is one picture, as a cover, stands in the middle of a screen of two columns. */
export const PictureAlone: Story = {
  play: async ({ canvasElement }) => {
    const cover = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='300' height='400'/%3E";
    const random = createRandom(1);
    const pages = [{ body: `<section>\n<p><img alt="" src="${cover}"/></p>\n</section>` }, ...pagesOf(random, 12)];
    const { stage, view, container, close } = await openStage(canvasElement, { pages }, random);
    await stage.show({ index: 0 });
    const columns = () => view().document.documentElement.style.getPropertyValue('--rk-columns');
    const picture = view().document.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
    await expect([columns(), view().screens, picture.width]).toEqual(['1', 1, 300]);
    await expect(picture.left + picture.width / 2).toBeCloseTo(container.clientWidth / 2, 0);
    await stage.turn('forward');
    await expect(columns()).toBe('2');
    close();
  },
};

/** In a document that scrolls too, what comes late above the screen moves the text, and the first word stays. */
export const LateContentScrolled: Story = {
  play: async ({ canvasElement }) => {
    const random = createRandom(4);
    const metadata = '<meta property="rendition:flow">scrolled-doc</meta>';
    const open = await openStage(canvasElement, { metadata, pages: pagesOf(random, 40, '<img id="late" alt="" src="data:,"/>') }, random);
    const { stage, view, container } = open;
    await stage.show({ index: 0, at: { progression: 0.5 } });
    const mark = markFirst(view());
    const screens = () => Number(container.dataset.screens);
    const before = screens();
    const { document } = view();
    const late = document.querySelector<HTMLImageElement>('#late');
    if (!late || !mark) throw new Error('The page has no picture or no text');
    late.src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="2420"/>')}`;
    await waitFor(() => expect(late.naturalHeight).toBe(2420));
    await waitFor(() => expect(screens()).toBeGreaterThan(before));
    await waitFor(() => expectInvariant(open, mark, 'a late picture'));
    const afterPicture = screens();
    const style = document.createElementNS('http://www.w3.org/1999/xhtml', 'style');
    // As a font that comes late: all lines are higher.
    style.textContent = 'p{line-height:3!important}';
    document.head.append(style);
    await waitFor(() => expect(screens()).toBeGreaterThan(afterPicture));
    await waitFor(() => expectInvariant(open, mark, 'higher lines'));
    await expectNoDeadPress(open, 'late content');
    open.close();
  },
};

/** A heading never stands before an empty column: a wide table that scrolls by itself leaves room for it, or breaks. */
export const HeadingBeforeAWideTable: Story = {
  play: async ({ canvasElement }) => {
    const wide = (height: number) =>
      `<table><tr>${Array.from({ length: 40 }, (_, at) => `<td style="height:${height}px">${at}</td>`).join('')}</tr></table>`;
    const heights = [200, 420, 440, 460, 480, 500, 520];
    const pages = heights.map((height) => ({ body: `<h2>First Act</h2>${wide(height)}<p>The end</p>` }));
    const { stage, view, close } = await openStage(canvasElement, { pages }, createRandom(8));
    const columnOf = (selector: string) => {
      const { left } = view().document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return Math.floor(left / 500);
    };
    for (const [index, height] of heights.entries()) {
      await stage.show({ index });
      await expect({ height, column: columnOf('td') }).toEqual({ height, column: columnOf('h2') });
    }
    close();
  },
};

/** A target that is not displayed leads to what follows it, wherever the reader is. */
export const HiddenTarget: Story = {
  play: async ({ canvasElement }) => {
    const random = createRandom(6);
    const hidden = '<div style="display:none"><span id="hidden">x</span></div><h2 id="after">After</h2>';
    const pages = [{ body: `${chapter(random, 20)}${hidden}${chapter(random, 20)}<p id="last" hidden="">y</p>` }];
    const { stage, view, close } = await openStage(canvasElement, { pages }, random);
    const screenOf = async (fragment: string) => {
      await stage.show({ index: 0, at: { fragment } });
      return view().screen;
    };
    await stage.show({ index: 0, at: { progression: 0.9 } });
    const screen = await screenOf('hidden');
    await expect(screen).toBeGreaterThan(0);
    await expect(await screenOf('after')).toBe(screen);
    await expect(await screenOf('last')).toBe(view().screens - 1);
    close();
  },
};

/** Whoever turns past a document that scrolls, and comes back, is at the same line. */
export const BackToWhereItWasLeft: Story = {
  play: async ({ canvasElement }) => {
    const random = createRandom(7);
    const metadata = '<meta property="rendition:flow">scrolled-doc</meta>';
    const open = await openStage(canvasElement, { metadata, pages: pagesOf(random, 40) }, random);
    const { stage, view } = open;
    await stage.show({ index: 0, at: { progression: 0.5 } });
    const mark = markFirst(view());
    for (const way of ['forward', 'backward'] as const) await stage.turn(way, 'document');
    await expect(view().index).toBe(0);
    await expectInvariant(open, mark, 'there and back');
    open.close();
  },
};

/** The next screen after scrolling by hand starts before the end of what was on the screen: nothing is passed over. */
export const TurnAfterScrolling: Story = {
  play: async ({ canvasElement }) => {
    const random = createRandom(5);
    const metadata = '<meta property="rendition:flow">scrolled-doc</meta>';
    const { stage, view, container, close } = await openStage(canvasElement, { metadata, pages: pagesOf(random, 40) }, random);
    await stage.show({ index: 0 });
    const top = () => view().document.defaultView?.scrollY ?? 0;
    const height = container.clientHeight;
    for (const share of [1.1, 1.6, 2.7, 3.9]) {
      view().document.defaultView?.scrollTo({ top: share * height });
      const before = top();
      await stage.turn('forward');
      await expect({ share, moved: top() > before, passedOver: top() > before + height }).toEqual({
        share,
        moved: true,
        passedOver: false,
      });
      view().document.defaultView?.scrollTo({ top: before });
      await stage.turn('backward');
      await expect({ share, moved: top() < before, passedOver: top() + height < before }).toEqual({
        share,
        moved: true,
        passedOver: false,
      });
    }
    close();
  },
};
