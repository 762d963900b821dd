import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { bookReader, opened, type StoryArgs } from '../testing/bookReaderStories.tsx';
import { fakeArchive, serveFakeBook } from '../testing/fakeBook.ts';
import { linked, sheet } from '../testing/styledBooks/StyledBook.ts';
import { testFont } from '../testing/styledBooks/testFont.ts';
import { BookReader } from '../ui/BookReader.tsx';

/** Fonts and pictures of a style sheet that another one imports, in a real frame with the policy of the page. */
const meta: Meta<StoryArgs> = { ...bookReader, title: 'Reader/Imported style sheets' };
export default meta;
type Story = StoryObj<StoryArgs>;

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>';

/** Returns a book whose page imports a sheet of another folder, which names a font and a picture. */
const bookWithFont = (font: string): StoryArgs['book'] => ({
  pages: [{ head: linked('css/main.css'), body: '<p id="text">The lake lay still.</p>' }],
  files: {
    'css/main.css': sheet('@import "parts/type.css"; p{color:#111}'),
    'css/parts/type.css': sheet(
      `@font-face{font-family:Own;src:url("../../${font}")} #text{font-family:Own;background:url('../../images/wave.svg') no-repeat}`,
    ),
    'images/wave.svg': { mediaType: 'image/svg+xml', text: picture },
    [font]: { mediaType: 'font/ttf', text: testFont() },
  },
});

/** Opens a book; returns its page and the URL of the picture behind the text. */
async function openedText(canvasElement: HTMLElement) {
  const { root } = await opened(canvasElement);
  const page = root.querySelector<HTMLIFrameElement>('[data-reader-stage] iframe[data-index]')?.contentDocument;
  const text = page?.getElementById('text');
  if (!page || !text) throw new Error('No page is shown');
  const ground = page.defaultView?.getComputedStyle(text).backgroundImage ?? '';
  await waitFor(() =>
    expect([...page.fonts].map(({ family, status }) => `${family} ${status}`).filter((font) => font.startsWith('Own'))).toEqual([
      'Own loaded',
    ]),
  );
  return { page, url: /url\("(.*)"\)/.exec(ground)?.[1] ?? '' };
}

/** In a zipped book the font loads, and the picture is the one of the book. */
export const Zipped: Story = {
  args: { book: bookWithFont('own.ttf') },
  render: ({ book, fileUrl: _none, ...props }) => (
    <div style={{ height: '44rem' }}>
      <BookReader {...props} file={fakeArchive(book)} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const { page, url } = await openedText(canvasElement);
    const image = Object.assign(page.createElementNS('http://www.w3.org/1999/xhtml', 'img'), { src: url }) as HTMLImageElement;
    page.body.append(image);
    await waitFor(() => expect([image.naturalWidth, image.naturalHeight]).toEqual([40, 30]));
  },
};

/** The folder that really serves a font here: the files that this book fakes are beside it. */
const servedFolder = new URL('/fonts/', location.origin).href;

/** In an unpacked book the font loads from the server, by the URL with the policy of the book. */
export const Unpacked: Story = {
  args: {
    book: bookWithFont('opendyslexic-latin-400-normal.woff2'),
    fileUrl: `${servedFolder}package.opf?Policy=first&Signature=s&Key-Pair-Id=k`,
  },
  beforeEach: ({ args }) => serveFakeBook(args.book, servedFolder),
  play: async ({ canvasElement }) => {
    const { url } = await openedText(canvasElement);
    await expect(url).toBe(`${servedFolder}images/wave.svg?Policy=first&Signature=s&Key-Pair-Id=k`);
  },
};
