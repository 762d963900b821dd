import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { bookReader, button, endlessVoice, opened, type StoryArgs } from '../testing/bookReaderStories.tsx';
import { fakeArchive } from '../testing/fakeBook.ts';
import { findPoorContrast } from '../testing/findPoorContrast.ts';
import { calibre } from '../testing/styledBooks/calibre.ts';
import { BookReader } from '../ui/BookReader.tsx';

const meta: Meta<StoryArgs> = { ...bookReader, title: 'Reader/Styled books' };
export default meta;
type Story = StoryObj<StoryArgs>;

/** Opens a book; `page` returns the document that is shown, and `sizeOf` the size of an element's text in px. */
async function openedPage(canvasElement: HTMLElement) {
  const { root, reader } = await opened(canvasElement);
  const page = () => {
    const shown = root.querySelector<HTMLIFrameElement>('[data-reader-stage] iframe[data-index]')?.contentDocument;
    if (!shown) throw new Error('No page is shown');
    return shown;
  };
  const element = (selector: string) => {
    const found = page().querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`There is no ${selector}`);
    return found;
  };
  const styleOf = (selector: string) => page().defaultView?.getComputedStyle(element(selector)) ?? getComputedStyle(root);
  const sizeOf = (selector: string) => Number.parseFloat(styleOf(selector).fontSize);
  return { root, reader, page, element, styleOf, sizeOf };
}

/** Renders the book as one zipped file, whose pictures a page can load. */
const zipped: Story['render'] = ({ book, fileUrl: _none, ...props }) => (
  <div style={{ height: '44rem' }}>
    <BookReader {...props} file={fakeArchive(book)} />
  </div>
);

/** Sets the settings that the next reader starts with. */
const stored = (settings: object) => localStorage.setItem('bookplayer_config', JSON.stringify(settings));

/** The dark setting of the reader gives a publisher's black text a light colour; `Reader/Test books` checks all texts of all books. */
export const DarkContrast: Story = {
  tags: ['reader §3.26'],
  args: { book: calibre },
  beforeEach: () => stored({ darkTheme: true }),
  play: async ({ canvasElement }) => {
    const { page } = await openedPage(canvasElement);
    await expect(page().body.innerText.trim().length).toBeGreaterThan(20);
    await expect(findPoorContrast({ content: page() })).toEqual([]);
  },
};

const sizes: Story['args'] = {
  book: {
    files: {
      'px.css': { mediaType: 'text/css', text: 'h1{font-size:32px} .px{font-size:16px;line-height:20px} .pt{font:12pt/15pt serif}' },
    },
    pages: [
      {
        head: '<link rel="stylesheet" href="px.css"/>',
        body: '<h1>Title</h1><p class="px">In px</p><p class="pt">In pt</p><p id="inline" style="font-size:8px !important">In a style</p><p id="none">In none</p><font size="3">In three</font><font size="+2">In five</font><svg viewBox="0 0 10 10" width="50"><text class="px">a</text></svg>',
      },
    ],
  },
};

/** The text size that the reader chooses counts for books in px and pt, and titles keep their proportion. */
export const TextSizes: Story = {
  args: sizes,
  beforeEach: () => stored({ textSize: 2 }),
  play: async ({ canvasElement }) => {
    const { reader, sizeOf, styleOf, root } = await openedPage(canvasElement);
    const whole = sizeOf('#none');
    await expect([sizeOf('.px'), sizeOf('.pt'), sizeOf('h1'), sizeOf('#inline')]).toEqual([whole, whole, 2 * whole, whole / 2]);
    await expect([styleOf('.px').lineHeight, styleOf('.pt').lineHeight]).toEqual([`${whole * 1.25}px`, `${whole * 1.25}px`]);
    await expect([sizeOf('font'), sizeOf('font + font')]).toEqual([whole, whole * 1.5]);
    // A drawing has units of its own.
    await expect(sizeOf('svg text')).toBe(16);
    fireEvent.keyDown(root, { key: 's' });
    const press = async (name: string) => {
      const step = await reader.findByRole('button', { name });
      // Once more than there are steps: the last press does nothing.
      for (let steps = 0; steps < 16; steps += 1) fireEvent.click(step);
    };
    await press('Smaller text');
    await waitFor(() => expect(sizeOf('.px')).toBeCloseTo((whole / 2) * 0.6, 1));
    await expect(within(reader.getByRole('group', { name: 'Text size' })).getByRole('status')).toHaveTextContent('60%');
    await press('Larger text');
    await waitFor(() => expect(sizeOf('.px')).toBeCloseTo((whole / 2) * 3, 1));
  },
};

/** The root of a book may be 62.5 % for easy sums: its sizes in rem are what they would be in a browser, times the text size. */
export const SizesOfTheRoot: Story = {
  args: {
    book: {
      pages: [
        {
          head: '<style>html{font-size:62.5%} p{font-size:1.6rem}</style>',
          body: '<p id="rem">In rem</p><p style="font-size:16px" id="px">In px</p>',
        },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const { sizeOf } = await openedPage(canvasElement);
    await expect(sizeOf('#rem')).toBe(sizeOf('#px'));
  },
};

const loadedWeights = (page: Document) =>
  [...page.fonts].filter(({ family, status }) => /OpenDyslexic/.test(family) && status === 'loaded').map(({ weight }) => weight);

/** The font for dyslexia, chosen in an older reader, loads under the policy of the page. */
export const DyslexiaFont: Story = {
  args: { book: { pages: [{ body: '<h1>Dog</h1><p style="font-family: serif !important"><b>bdpq</b> bdpq</p>' }] } },
  beforeEach: () => stored({ dyslexiaFont: true }),
  play: async ({ canvasElement }) => {
    const { page, styleOf } = await openedPage(canvasElement);
    await waitFor(() => expect(loadedWeights(page())).toEqual(['400', '700']));
    await expect(styleOf('p').fontFamily).toContain('OpenDyslexic');
  },
};

/** In a zipped book too, whose own files come from blobs. */
export const DyslexiaFontOfArchive: Story = {
  ...DyslexiaFont,
  render: zipped,
};

const pictures = {
  'tall.svg': {
    mediaType: 'image/svg+xml',
    text: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="6000" viewBox="0 0 400 6000"><rect width="400" height="6000" fill="#888"/></svg>',
  },
};

/** A picture of a scrolled page is as wide as it is, however tall. */
export const TallPictures: Story = {
  render: zipped,
  args: {
    book: {
      files: pictures,
      pages: [
        { properties: 'rendition:flow-scrolled-doc', body: '<p>Above</p><img src="tall.svg" alt="A strip" width="400" height="6000"/>' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const { element } = await openedPage(canvasElement);
    await waitFor(() => expect(element('img').getBoundingClientRect()).toMatchObject({ width: 400, height: 6000 }));
  },
};

const columns = Array.from({ length: 30 }, (_, index) => `<td>Column ${index}</td>`).join('');

/** A table that is wider than its page scrolls by itself, and takes no page of its own. */
export const WideTables: Story = {
  args: {
    book: { pages: [{ body: `<p>Above</p><table id="wide"><tr>${columns}</tr></table><table id="narrow"><tr><td>One</td></tr></table>` }] },
  },
  play: async ({ canvasElement }) => {
    const { element, root, styleOf } = await openedPage(canvasElement);
    const wide = element('#wide');
    await expect(wide.getBoundingClientRect().right).toBeLessThanOrEqual(element('body').getBoundingClientRect().right);
    await expect(wide.scrollWidth).toBeGreaterThan(wide.clientWidth + 100);
    await expect(root.querySelector<HTMLElement>('[data-reader-stage]')?.dataset.screens).toBe('1');
    await expect([styleOf('#wide').overflowX, styleOf('#narrow').display]).toEqual(['auto', 'table']);
    // Its own keys scroll it, and turn no page.
    wide.focus();
    await expect(wide.ownerDocument.activeElement).toBe(wide);
  },
};

/** Objects that hold a picture of the book are shown. */
export const Objects: Story = {
  render: zipped,
  args: { book: { files: pictures, pages: [{ body: '<object data="tall.svg" type="image/svg+xml"><p>Instead</p></object>' }] } },
  play: async ({ canvasElement }) => {
    const { element } = await openedPage(canvasElement);
    await expect(element('img').getAttribute('alt')).toBe('Instead');
    // Its own width: the picture has loaded.
    await expect(Reflect.get(element('img'), 'naturalWidth')).toBe(400);
  },
};

/** A page that is not well-formed is shown to its end, and never as the error of the browser. */
export const Malformed: Story = {
  args: { book: { pages: [{ body: '<p>One \u0001 and&nbsp;half</p><p foo"bar>Two</p><o:p>Three</o:p><p>Four' }] } },
  play: async ({ canvasElement }) => {
    const { page } = await openedPage(canvasElement);
    await expect(page().getElementsByTagName('parsererror')).toHaveLength(0);
    await expect(page().body.innerText.split(/\s+/)).toEqual(['One', 'and', 'half', 'Two', 'Three', 'Four']);
  },
};

/** Pages in the encodings of old books are legible. */
export const Encodings: Story = {
  args: {
    book: {
      pages: [{ body: '' }],
      responses: {
        'page-1.xhtml': () =>
          new Response(
            Uint8Array.from(
              '<?xml version="1.0" encoding="ISO-8859-1"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>T</title></head><body><p>Größe</p></body></html>',
              (letter) => letter.charCodeAt(0),
            ),
          ),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const { element } = await openedPage(canvasElement);
    await expect(element('p').textContent).toBe('Größe');
  },
};

/** A book whose pages are encrypted gets a word about protection, and no offer to log in again. */
export const Protected: Story = {
  args: {
    book: {
      pages: [{ body: '' }],
      responses: {
        'page-1.xhtml': () => new Response(Uint8Array.from({ length: 400 }, (_, index) => (index * 7919) % 251)),
        'META-INF/encryption.xml': () =>
          new Response(
            '<encryption><EncryptedData><EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes256-cbc"/><CipherData><CipherReference URI="page-1.xhtml"/></CipherData></EncryptedData></encryption>',
          ),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const { reader } = await opened(canvasElement, 'failed');
    await expect(await reader.findByRole('alert')).toHaveTextContent('This book is protected against copying.');
    await expect(reader.queryByRole('button', { name: 'Log in again' })).toBeNull();
  },
};

/** On a light page the colours of the publisher stay, and ours are for what has none. */
export const PublisherColours: Story = {
  args: {
    scheme: 'light',
    book: {
      pages: [{ head: '<style>body{background:#222;color:#eee} a{color:#9cf}</style>', body: '<p>Night <a href="#x">link</a></p>' }],
    },
  },
  play: async ({ canvasElement }) => {
    const { styleOf, page } = await openedPage(canvasElement);
    await expect([styleOf('body').backgroundColor, styleOf('p').color, styleOf('a').color]).toEqual([
      'rgb(34, 34, 34)',
      'rgb(238, 238, 238)',
      'rgb(153, 204, 255)',
    ]);
    await expect(findPoorContrast({ content: page() })).toEqual([]);
  },
};

/** The narrated sentence is marked on a dark page by our colours, whatever class the book gives it. */
export const NarratedInTheDark: Story = {
  args: {
    scheme: 'dark',
    book: {
      usesTextToSpeech: true,
      metadata: '<meta property="media:active-class">playing</meta>',
      pages: [
        {
          head: '<style>.playing{background:#ff0;color:#000} p{color:#000}</style>',
          body: '<p><span id="s1">Still <a href="#x">lies</a> the lake.</span></p>',
          narrated: ['s1'],
        },
      ],
    },
  },
  beforeEach: endlessVoice,
  play: async ({ canvasElement }) => {
    const { reader, page, styleOf } = await openedPage(canvasElement);
    await userEvent.click(await button(reader, 'Play'));
    await waitFor(() => expect(page().querySelector('.playing')).not.toBeNull());
    await expect(styleOf('#s1').backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    await expect(findPoorContrast({ content: page() })).toEqual([]);
  },
};
