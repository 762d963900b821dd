import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { bookReader, opened, type StoryArgs } from '../testing/bookReaderStories.tsx';
import { fakeArchive } from '../testing/fakeBook.ts';
import { BookReader } from '../ui/BookReader.tsx';

const page = (body: string, head = '') =>
  `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Within</title>${head}</head><body>${body}</body></html>`;

const markOf = (name: string) => `<script>parent.marks = (parent.marks || []).concat('${name}')</script>`;

/** Documents of a book that its pages show within themselves, in real frames. The archive lacks its container, as well. */
const meta = {
  ...bookReader,
  title: 'Reader/Documents within a page',
  args: {
    ...bookReader.args,
    book: {
      pages: [{ body: '<iframe id="frame" src="parts/Note.xhtml"/>' }, { body: '<p>The second page.</p>' }],
      missing: ['META-INF/container.xml'],
      files: {
        'parts/note.xhtml': {
          mediaType: 'application/xhtml+xml',
          text: page(
            `${markOf('note')}<p id="text">A note about the lake. <a id="link" href="../page-2.xhtml">On</a></p><object data="deep.xhtml"/>`,
            '<link rel="stylesheet" href="note.css"/>',
          ),
        },
        'parts/deep.xhtml': {
          mediaType: 'application/xhtml+xml',
          text: page(`${markOf('deep')}<p id="deep">Deeper.</p><iframe src="note.xhtml"/>`),
        },
        'parts/note.css': { mediaType: 'text/css', text: '#text{height:320px;color:rgb(1, 2, 3)}' },
      },
    },
  },
  render: ({ book, fileUrl: _none, ...props }) => (
    <div style={{ height: '44rem' }}>
      <BookReader {...props} file={fakeArchive(book)} />
    </div>
  ),
} satisfies Meta<StoryArgs>;
export default meta;
type Story = StoryObj<StoryArgs>;

/** Opens the book; returns its first page and the documents within it. */
async function openedFrames(canvasElement: HTMLElement) {
  const book = await opened(canvasElement);
  const frame = book.root.querySelector<HTMLIFrameElement>('[data-reader-stage] iframe[data-index]');
  const within = frame?.contentDocument?.querySelector('iframe');
  const note = within?.contentDocument;
  const deep = note?.querySelector('iframe')?.contentDocument;
  if (!within || !note || !deep) throw new Error('The documents within the page are not shown');
  return { ...book, within, note, deep };
}

/** The text of a document within a page, and of one within that, is there as its author styled it, and as high as it needs; what is deeper is a link. No script runs. */
export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const { within, note, deep } = await openedFrames(canvasElement);
    await expect(note.body).toHaveTextContent('A note about the lake.');
    await expect(note.defaultView?.getComputedStyle(note.getElementById('text') ?? note.body).color).toBe('rgb(1, 2, 3)');
    await expect(within.clientHeight).toBeGreaterThan(320);
    await expect(deep.getElementById('deep')?.getBoundingClientRect().height).toBeGreaterThan(0);
    await expect(deep.querySelector('iframe')).toBeNull();
    await expect(deep.querySelector('a')).toHaveTextContent('note.xhtml');
    await expect(Reflect.get(window, 'marks')).toBeUndefined();
    for (const { defaultView } of [note, deep]) await expect(Reflect.get(defaultView?.parent ?? window, 'marks')).toBeUndefined();
  },
};

/** A search finds what is in them, and leads to it. */
export const Searched: Story = {
  args: { book: { ...meta.args.book, pages: [...meta.args.book.pages].reverse() } },
  play: async ({ canvasElement }) => {
    const { root, reader, press, place } = await opened(canvasElement);
    press('f');
    fireEvent.change(await reader.findByRole('textbox', { name: 'Words' }), { target: { value: 'deeper' } });
    await userEvent.click(reader.getByRole('button', { name: 'Search' }));
    await expect(await reader.findByText('1 place found')).toBeVisible();
    await userEvent.click(reader.getByRole('button', { name: /Deeper/ }));
    await waitFor(() => expect(place()).toBe('1'));
    const frame = root.querySelector<HTMLIFrameElement>('[data-reader-stage] iframe[data-index="1"]');
    const deep = frame?.contentDocument?.querySelector('iframe')?.contentDocument?.querySelector('iframe')?.contentDocument;
    const marks = () => [...(deep?.defaultView?.CSS.highlights.get('realmkit-found-current') ?? [])].map(String);
    await waitFor(() => expect(marks()).toEqual(['Deeper']));
  },
};

/** One that is higher than a screen scrolls in its frame, whose end fades until it is shown. */
export const Long: Story = {
  args: {
    book: {
      ...meta.args.book,
      files: { 'parts/note.xhtml': { mediaType: 'application/xhtml+xml', text: page('<p>A star.</p>'.repeat(200)) } },
    },
  },
  play: async ({ canvasElement }) => {
    const { root } = await opened(canvasElement);
    const frame = root
      .querySelector<HTMLIFrameElement>('[data-reader-stage] iframe[data-index]')
      ?.contentDocument?.querySelector<HTMLIFrameElement>('iframe');
    const view = frame?.contentWindow;
    if (!frame || !view) throw new Error('The document within the page is not shown');
    const mask = () => frame.ownerDocument.defaultView?.getComputedStyle(frame).maskImage;
    await waitFor(() => expect(mask()).toMatch(/linear-gradient/));
    view.scrollTo(0, view.document.documentElement.scrollHeight);
    await waitFor(() => expect(mask()).toBe('none'));
  },
};

/** A link within leads through the book, and so does a key. */
export const Used: Story = {
  play: async ({ canvasElement }) => {
    const { note, place, press } = await openedFrames(canvasElement);
    const link = note.getElementById('link');
    if (!link) throw new Error('There is no link');
    fireEvent.click(link);
    await waitFor(() => expect(place()).toBe('1'));
    press('PageUp');
    await waitFor(() => expect(place()).toBe('0'));
    // The page is in a new frame.
    const { deep } = await openedFrames(canvasElement);
    fireEvent.keyDown(deep.body, { key: 'PageDown' });
    await waitFor(() => expect(place()).toBe('1'));
  },
};
