import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { bookReader, button, drawn, opened, type StoryArgs, said, three } from '../testing/bookReaderStories.tsx';

const meta: Meta<StoryArgs> = { ...bookReader, title: 'Reader/Places in a book' };
export default meta;
type Story = StoryObj<StoryArgs>;

const sentence = 'The lake lay still, and the boy counted its stars until the morning came over the wood. ';
const chapter = (title: string) => ({ body: `<h1>${title}</h1>${`<p>${sentence.repeat(12)}</p>`.repeat(8)}` });
const chapters = ['One', 'Two', 'Three'].map(chapter);

/** Opens a book, and returns what its pages and its slider say besides. */
async function atBook(canvasElement: HTMLElement) {
  const open = await opened(canvasElement);
  const stage = open.root.querySelector<HTMLElement>('[data-reader-stage]') ?? open.root;
  const frame = () => stage.querySelector<HTMLIFrameElement>('iframe[data-index]');
  const slider = () => open.reader.getByRole('slider', { name: 'Place in the book' });
  return {
    ...open,
    stage,
    page: () => frame()?.contentDocument ?? undefined,
    pageWidth: () => frame()?.clientWidth,
    slider,
    alt: (key: string) => fireEvent.keyDown(open.root, { key, altKey: true }),
    ways: () => open.reader.queryAllByRole('button', { name: /^(Back|Forward) to/ }).map(({ textContent }) => textContent),
    /** Types a number into the field of the contents, which are open. */
    goTo: async (page: string) => {
      fireEvent.change(await open.reader.findByRole('textbox', { name: 'Go to page' }), { target: { value: page } });
      await userEvent.click(open.reader.getByRole('button', { name: 'Go' }));
    },
    position: () => slider().getAttribute('aria-valuetext'),
  };
}

/** After a link the way back is offered by page number; it leads to the same word after the window has changed, and forward to the link's target. */
export const BackAfterALink: Story = {
  args: {
    book: {
      pages: [
        { body: `<h1>One</h1><a id="out" href="page-3.xhtml">See three</a>${`<p>${sentence}</p>`.repeat(90)}` },
        ...chapters.slice(1),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const { root, reader, press, place, page, pageWidth, stage, alt, ways, position } = await atBook(canvasElement);
    /** Returns the paragraphs that start on the screen. */
    const shown = () =>
      [...(page()?.querySelectorAll('p') ?? [])].flatMap((one, at) => {
        const left = one.getClientRects()[0]?.left ?? -1;
        return left >= 0 && left < (pageWidth() ?? 0) ? [at] : [];
      });
    const entries = window.history.length;
    for (const screen of ['1', '2']) {
      press('PageDown');
      await waitFor(() => expect(stage.dataset.screen).toBe(screen));
    }
    await waitFor(() => expect(position()).toMatch(/^Chapter 1, Page [2-9] of \d+, /));
    const number = position()?.match(/Page (\d+)/)?.[1];
    const [first = -1] = shown();
    page()?.querySelector<HTMLElement>('#out')?.click();
    await waitFor(() => expect(place()).toBe('2'));
    await waitFor(() => expect(ways()).toEqual([`Back to page ${number}`]));
    await said(canvasElement, 'status', `Back to page ${number}: Alt and left arrow key`);
    const { host } = root.getRootNode() as ShadowRoot;
    if (host instanceof HTMLElement) host.style.width = '24rem';
    await waitFor(() => expect(pageWidth()).toBeLessThan(400), { timeout: 4000 });
    await userEvent.click(await button(reader, `Back to page ${number}`));
    await waitFor(() => expect(place()).toBe('0'));
    await waitFor(() => expect(shown()).toContain(first));
    await expect(ways()).toEqual([expect.stringMatching(/^Forward to page \d+$/)]);
    alt('ArrowRight');
    await waitFor(() => expect(place()).toBe('2'));
    alt('ArrowLeft');
    await waitFor(() => expect(place()).toBe('0'));
    // The browser's own history has nothing of it.
    await expect(window.history.length).toBe(entries);
  },
};

/** All results of one search are one way back; whoever reads on is not offered it any more, but the key still leads there. */
export const BackAfterASearch: Story = {
  args: { book: { pages: chapters } },
  play: async ({ canvasElement }) => {
    const { reader, press, place, stage, alt, ways } = await atBook(canvasElement);
    const screen = () => `${place()}:${stage.dataset.screen}`;
    press('f');
    fireEvent.change(await reader.findByRole('textbox', { name: 'Words' }), { target: { value: 'morning' } });
    await userEvent.click(reader.getByRole('button', { name: 'Search' }));
    await reader.findByText('288 places found');
    await userEvent.click(reader.getAllByRole('button', { name: /morning/ })[200] ?? reader.getByRole('textbox'));
    await waitFor(() => expect(place()).toBe('2'));
    press('n');
    press('n');
    await reader.findByText('Result 203 of 288');
    press('PageDown');
    press('n');
    await reader.findByText('Result 204 of 288');
    await waitFor(() => expect(ways()).toEqual(['Back to page 1']));
    for (const key of ['PageUp', 'PageUp', 'PageUp']) {
      const before = screen();
      press(key);
      await waitFor(() => expect(screen()).not.toBe(before));
    }
    await waitFor(() => expect(ways()).toEqual([]));
    alt('ArrowLeft');
    await waitFor(() => expect(place()).toBe('0'));
  },
};

/** A drag of the slider is one way back; closing it leaves the focus in the book. */
export const BackAfterTheSlider: Story = {
  args: { book: { pages: chapters } },
  play: async ({ canvasElement }) => {
    const { root, reader, place, slider, ways, position } = await atBook(canvasElement);
    await waitFor(() => expect(position()).toMatch(/Page 1 of/));
    for (const value of ['300', '600', '990']) fireEvent.change(slider(), { target: { value } });
    await waitFor(() => expect(place()).toBe('2'));
    await waitFor(() => expect(ways()).toEqual(['Back to page 1']));
    await userEvent.click(await button(reader, 'Hide this'));
    await expect(ways()).toEqual([]);
    const focused = () => (root.getRootNode() as ShadowRoot).activeElement;
    await expect(focused()).toBe(root.querySelector('iframe[data-index]'));
  },
};

const printed = `<nav epub:type="page-list" hidden=""><ol>${['i', 'ii', '1', '2', '3'].map((label, at) => `<li><a href="page-${at < 2 ? 1 : 2}.xhtml#p${label}">${label}</a></li>`).join('')}</ol></nav>`;
const mark = (label: string) => `<span id="p${label}" role="doc-pagebreak" aria-label="${label}"></span>`;
const paragraph = `<p>${sentence.repeat(40)}</p>`;

/** The pages of the printed book are shown and said, several of them if several start on the screen, and any of them can be gone to. */
export const PrintedPages: Story = {
  args: {
    book: {
      navigation: printed,
      pages: [
        { body: `<h1>One</h1>${mark('i')}${paragraph}${mark('ii')}${paragraph.repeat(2)}` },
        { body: `<h1>Two</h1>${mark('1')}<p>The lake.</p>${mark('2')}${paragraph.repeat(4)}${mark('3')}${paragraph}` },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const { reader, press, place, goTo, position } = await atBook(canvasElement);
    await waitFor(() => expect(position()).toMatch(/^Chapter 1, Page i(–ii)? of 3, /));
    press('t');
    const field = await reader.findByRole('textbox', { name: 'Go to page' });
    await expect(field).toHaveAccessibleDescription('Pages of the printed book: i to 3');
    await goTo('4');
    await expect(field).toHaveAccessibleDescription(/^This book has no page 4\./);
    await expect(field).toBeInvalid();
    await goTo('1');
    await waitFor(() => expect(place()).toBe('1'));
    await waitFor(() => expect(position()).toMatch(/^Chapter 2, Page 1–2 of 3, /));
    await expect(reader.getByText(/^Page 1–2 of 3 · \d+%$/)).toBeVisible();
    press('t');
    await goTo('3');
    await waitFor(() => expect(position()).toMatch(/^Chapter 2, Page (2–)?3 of 3, /));
    await said(canvasElement, 'status', /^Chapter 2, Page (2–)?3 of 3, \d+% read/);
  },
};

/** A book without a page list has pages of 1024 letters, which are the same in a window of any size. */
export const CountedPages: Story = {
  args: { book: { pages: chapters } },
  play: async ({ canvasElement }) => {
    const { root, reader, press, place, page, pageWidth, goTo, position } = await atBook(canvasElement);
    // Three chapters with 8600 letters each.
    await waitFor(() => expect(position()).toMatch(/^Chapter 1, Page 1 of 27, /));
    press('t');
    const field = await reader.findByRole('textbox', { name: 'Go to page' });
    await expect(field).toHaveAccessibleDescription('Pages 1 to 27, the same on every device and at every text size');
    await goTo('28');
    await expect(field).toBeInvalid();
    await goTo('12');
    await waitFor(() => expect(place()).toBe('1'));
    await waitFor(() => expect(position()).toMatch(/^Chapter 2, Page 1[0-2] of 27, /));
    const { host } = root.getRootNode() as ShadowRoot;
    if (host instanceof HTMLElement) host.style.width = '20rem';
    await waitFor(() => expect(pageWidth()).toBe(320), { timeout: 4000 });
    press('t');
    await goTo('12');
    await waitFor(() => expect(position()).toMatch(/^Chapter 2, Page 1[12] of 27, /));
    // The place and the slider fit into a phone.
    await expect(page()).toBeDefined();
    const label = reader.getByText(/^1[12] \/ 27$/);
    await expect(label).toBeVisible();
    await expect(label.getBoundingClientRect().right).toBeLessThanOrEqual(host.getBoundingClientRect().right);
  },
};

/** The pages of a fixed layout are its documents, two of them in a spread. */
export const FixedPages: Story = {
  args: { book: { metadata: drawn, pages: three.pages } },
  play: async ({ canvasElement }) => {
    const { press, position } = await atBook(canvasElement);
    await waitFor(() => expect(position()).toMatch(/Page 1 of 3, /));
    press('PageDown');
    await waitFor(() => expect(position()).toMatch(/Page 2–3 of 3, /));
  },
};

const lists = `<nav epub:type="landmarks"><ol><li><a epub:type="bodymatter" href="page-2.xhtml"></a></li></ol></nav><nav epub:type="loi"><ol><li><a href="page-3.xhtml#moon">The moon</a></li></ol></nav>`;

/** The contents have tabs for landmarks and illustrations, which the arrow keys reach; a landmark without a name has that of its kind. */
export const LandmarksAndIllustrations: Story = {
  args: {
    book: {
      navigation: lists,
      pages: [...chapters.slice(0, 2), { body: `<h1>Three</h1>${paragraph.repeat(6)}<figure id="moon">A moon</figure>` }],
    },
  },
  play: async ({ canvasElement }) => {
    const { reader, press, place, page, pageWidth } = await atBook(canvasElement);
    press('t');
    const first = await reader.findByRole('tab', { name: 'Contents' });
    first.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(reader.getByRole('tab', { name: 'Landmarks' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(await button(reader, 'Start of the text'));
    await waitFor(() => expect(place()).toBe('1'));
    press('t');
    await userEvent.click(await reader.findByRole('tab', { name: 'Illustrations' }));
    await userEvent.click(await button(reader, 'The moon'));
    await waitFor(() => expect(place()).toBe('2'));
    const left = () => page()?.getElementById('moon')?.getBoundingClientRect().left ?? -1;
    await waitFor(() => expect(left() >= 0 && left() < (pageWidth() ?? 0)).toBe(true));
  },
};

/** The bar says how many pages are left in the chapter, which is how often the next page is turned to until the next one; the slider has a mark for each chapter. */
export const RestOfTheChapter: Story = {
  args: { book: { pages: chapters } },
  play: async ({ canvasElement }) => {
    const { reader, press, place, stage, slider } = await atBook(canvasElement);
    const left = await reader.findAllByText(/^\d+ pages left in this chapter$/);
    const turns = Number.parseInt(left[0]?.textContent ?? '', 10);
    for (let turn = 1; turn <= turns; turn += 1) {
      press('PageDown');
      await waitFor(() => expect(stage.dataset.screen).toBe(String(turn)));
    }
    await expect(reader.getAllByText('Last page of this chapter').length).toBeGreaterThan(0);
    press('PageDown');
    await waitFor(() => expect(place()).toBe('1'));
    const marks = () => slider().parentElement?.querySelector('[data-chapter-marks]')?.getAttribute('data-chapter-marks');
    await waitFor(() => expect(marks()).toBe('3'));
    slider().focus();
    await expect(reader.getByText('Chapter 2')).toBeVisible();
  },
};

const contentsOf = (...numbers: readonly number[]) =>
  `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><body><nav epub:type="toc"><ol>${numbers
    .map((number) => `<li><a href="page-${number}.xhtml">Chapter ${number}</a></li>`)
    .join('')}</ol></nav></body></html>`;

/** Of a chapter that goes on in another document the bar says about how many pages are left: two documents of the same length take twice the screens of one. */
export const ChapterOfTwoDocuments: Story = {
  args: { book: { pages: chapters, files: { 'nav.xhtml': { text: contentsOf(1, 3) } } } },
  play: async ({ canvasElement }) => {
    const { reader, press, place, stage } = await atBook(canvasElement);
    const left = await reader.findAllByText(/^About \d+ pages left in this chapter$/, undefined, { timeout: 5000 });
    const screens = Number(stage.dataset.screens);
    await expect(Number.parseInt(left[0]?.textContent?.replace('About ', '') ?? '', 10)).toBe(screens * 2 - 1);
    for (let turn = 0; turn < screens; turn += 1) {
      const { screen } = stage.dataset;
      press('PageDown');
      await waitFor(() => expect(place() === '1' || stage.dataset.screen !== screen).toBe(true));
    }
    await expect(place()).toBe('1');
    await expect((await reader.findAllByText(/^\d+ pages left in this chapter$/)).length).toBeGreaterThan(0);
  },
};

/** A book that only marks its page breaks in the text has these pages, and any of them can be gone to; the next time they come from the cache. */
export const PageBreaksWithoutAList: Story = {
  args: {
    book: {
      pages: [
        { body: `${mark('1')}<h1>One</h1>${paragraph.repeat(3)}` },
        { body: `${mark('2')}<h1>Two</h1>${paragraph.repeat(3)}${mark('3')}${paragraph}` },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const { press, goTo, place, position } = await atBook(canvasElement);
    await waitFor(() => expect(position()).toMatch(/^Chapter 1, Page 1 of 3, /));
    press('t');
    await goTo('3');
    await waitFor(() => expect(place()).toBe('1'));
    await waitFor(() => expect(position()).toMatch(/^Chapter 2, Page (2–)?3 of 3, /));
    await expect(JSON.parse(localStorage.getItem('A lake at night-pages-locations') ?? '[]')).toHaveLength(3);
  },
};

/** With no controls there is no way back on the screen. */
export const NothingWithoutControls: Story = {
  args: { book: { pages: chapters }, features: { noDisturb: true } },
  play: async ({ canvasElement }) => {
    const { root, reader, press, place, alt } = await atBook(canvasElement);
    root.focus();
    press('End');
    const stage = root.querySelector<HTMLElement>('[data-reader-stage]');
    await waitFor(() => expect(stage?.dataset.screen).not.toBe('0'));
    await expect(reader.queryByRole('button')).toBeNull();
    alt('ArrowLeft');
    await waitFor(() => expect([place(), stage?.dataset.screen]).toEqual(['0', '0']));
  },
};
