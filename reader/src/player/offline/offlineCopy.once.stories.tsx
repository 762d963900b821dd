import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { mountReader } from '../mountReader.tsx';
import { EntitlementError } from '../network/EntitlementError.ts';
import type { ReaderProps } from '../ReaderProps.ts';
import { button, opened } from '../testing/bookReaderStories.tsx';
import { fakeBookUrl, serveFakeBook, unsignedFakeBookUrl } from '../testing/fakeBook.ts';
import type { FakeBook } from '../testing/fakeBookFiles.ts';
import { createOfflineCopies } from './createOfflineCopies.ts';

const cacheName = 'offline copy of a story';
const page = (id: string) => ({
  body: `<p id="s${id}">The lake lay still on page ${id}.</p><img src="lake.svg" alt="A lake"/>`,
  narrated: [`s${id}`],
});
const lake = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="navy"/></svg>';
const book: FakeBook = {
  pages: ['1', '2'].map(page),
  files: { 'lake.svg': { mediaType: 'image/svg+xml', text: lake }, 'voice.mp3': { mediaType: 'audio/mpeg', text: 'sound' } },
};

const meta: Meta = {
  title: 'Reader/Offline copy in a browser',
  render: () => <div data-room="" style={{ height: '44rem' }} />,
  beforeEach: async () => {
    localStorage.clear();
    sessionStorage.clear();
    await caches.delete(cacheName);
    return () => caches.delete(cacheName).then(() => undefined);
  },
};
export default meta;
type Story = StoryObj;

/** Opens a new reader, as a reload does. */
async function reopen(canvasElement: HTMLElement, props: Partial<ReaderProps>, phase?: string) {
  const room = document.createElement('div');
  room.style.height = '100%';
  canvasElement.querySelector('[data-room]')?.replaceChildren(room);
  const offlineCopies = createOfflineCopies({ cacheNameOf: () => cacheName });
  const policy = 'Policy=first&Signature=s&Key-Pair-Id=k';
  const mounted = mountReader(room, {
    bookId: 'lake',
    fileUrl: fakeBookUrl,
    locale: 'en-GB',
    callbacks: { refreshPolicy: async () => policy },
    offlineCopies,
    ...props,
  });
  return { ...(await opened(canvasElement, phase)), close: () => mounted.unmount() };
}

/** Opens what the book says about itself, where its copy is. */
async function openAbout(reader: Parameters<typeof button>[0]) {
  await userEvent.click(await button(reader, 'Table of contents'));
  await userEvent.click(await button(reader, 'About this book'));
}

/** Keeps the book by the section of the reader. */
async function keep(canvasElement: HTMLElement) {
  const { reader, close } = await reopen(canvasElement, {});
  await openAbout(reader);
  await userEvent.click(await button(reader, 'Keep on this device'));
  await reader.findByText(/^This book is on this device/, undefined, { timeout: 5000 });
  close();
}

const shownText = (root: HTMLElement) => root.querySelector<HTMLIFrameElement>('[data-reader-stage] iframe')?.contentDocument?.body;

/** A book that is on the device opens without a network, with its pictures; nothing that is stored carries a signature. */
export const WithoutANetwork: Story = {
  play: async ({ canvasElement }) => {
    const online = serveFakeBook(book);
    await keep(canvasElement);
    online();
    const urls = (await (await caches.open(cacheName)).keys()).map(({ url }) => url);
    await expect(urls).toContain(unsignedFakeBookUrl.replace('package.opf', 'voice.mp3'));
    await expect(urls.filter((url) => url.includes('Signature'))).toEqual([]);
    const requests = fn();
    const offline = serveFakeBook({
      ...book,
      responses: Object.fromEntries(
        ['package.opf', 'page-1.xhtml', 'page-2.xhtml', 'lake.svg', 'en.smil', 'nav.xhtml'].map((name) => [
          name,
          () => {
            requests(name);
            throw new TypeError('No network');
          },
        ]),
      ),
    });
    const noNetwork = async () => Promise.reject(new TypeError('No network'));
    const { root, press, close } = await reopen(canvasElement, { callbacks: { refreshPolicy: noNetwork } });
    await expect(shownText(root)?.textContent).toContain('The lake lay still on page 1.');
    await waitFor(() => expect(shownText(root)?.querySelector('img')?.naturalWidth).toBe(8));
    press('PageDown');
    await waitFor(() => expect(shownText(root)?.textContent).toContain('page 2'));
    await expect(requests).not.toHaveBeenCalled();
    close();
    offline();
  },
};

/** The copy of a user for whom the book is no longer open is removed, and the book is closed. */
export const NoLongerEntitled: Story = {
  play: async ({ canvasElement }) => {
    const online = serveFakeBook(book);
    await keep(canvasElement);
    const refuse = async () => Promise.reject(new EntitlementError('plan'));
    const { reader, close } = await reopen(canvasElement, { fileUrl: unsignedFakeBookUrl, callbacks: { refreshPolicy: refuse } }, 'failed');
    await expect(reader.getByText(/This book is no longer open for you/)).toBeVisible();
    await expect(await caches.has(cacheName)).toBe(false);
    close();
    online();
  },
};

/** A newer edition is noticed, opened the next time, and offered for the copy. */
export const NewerEdition: Story = {
  play: async ({ canvasElement }) => {
    const old = serveFakeBook(book);
    await keep(canvasElement);
    old();
    const newer = serveFakeBook({ ...book, title: 'A lake at dawn', pages: [{ body: '<p>The sun rose.</p>' }] });
    const first = await reopen(canvasElement, {});
    await expect(shownText(first.root)?.textContent).toContain('The lake lay still');
    await openAbout(first.reader);
    await first.reader.findByText(/^There is a newer edition of this book\. Open the book again/, undefined, { timeout: 5000 });
    first.close();
    const second = await reopen(canvasElement, {});
    await expect(shownText(second.root)?.textContent).toContain('The sun rose.');
    await openAbout(second.reader);
    await userEvent.click(await button(second.reader, 'Update'));
    await second.reader.findByText(/^This book is on this device/, undefined, { timeout: 5000 });
    await expect(second.reader.queryByText(/newer edition/)).toBeNull();
    second.close();
    newer();
  },
};
