import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeFiles, fakeItem } from '../testing/fakeOpenBook.ts';
import type { Leaf } from './leaves.ts';

// The frame of a page: jsdom loads no object URL.
vi.mock('../section/frame.ts', () => ({
  openFrame: async (_markup: string, title: string, into: HTMLElement) => {
    const frame = into.appendChild(document.createElement('iframe'));
    frame.title = title;
    // jsdom has no animations.
    Object.assign(frame.contentDocument ?? {}, { getAnimations: () => [] });
    return frame;
  },
}));
// Files share their modules: this one loads its own, with the replaced one, and leaves none behind.
vi.resetModules();
const { BookRequestError } = await import('../network/bookError.ts');
const { createLeafLoader } = await import('./leafLoader.ts');
afterAll(() => void vi.resetModules());

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const [first, second, third] = [0, 1, 2].map((index) => fakeItem(index, { layout: 'pre-paginated' }));
const spread: Leaf = {
  pages: [first, second].flatMap((item, at) => (item ? [{ item, side: at ? ('right' as const) : ('left' as const) }] : [])),
};
const single: Leaf = { pages: third ? [{ item: third, side: 'center' }] : [] };

/** The loader of a book of a spread and a single page; `text` returns the content of a file. */
function openBook(text: (name: string) => string = () => '') {
  const container = document.body.appendChild(document.createElement('div'));
  const requests: string[] = [];
  let next: Leaf | undefined = single;
  const loader = createLeafLoader({
    container,
    title: 'A lake at night',
    language: 'en',
    files: fakeFiles(async (url) => {
      const name = url.slice(-7);
      requests.push(name);
      return `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>T</title></head><body>${text(name)}</body></html>`;
    }),
    reading: () => '',
    box: () => ({ width: 1000, height: 800, columns: 2, gutter: 64, margin: 0 }),
    next: () => next,
    onScrolled: () => {},
    onReflowed: () => {},
  });
  const frames = () => container.querySelectorAll('iframe').length;
  const idle = () => vi.advanceTimersByTimeAsync(100);
  const setNext = (leaf: Leaf | undefined) => {
    next = leaf;
  };
  return { loader, container, requests, frames, idle, setNext };
}
const missing = (name: string, status: number) => (requested: string) => {
  if (requested === name) throw new BookRequestError(status, `https://books.example/b/${name}`);
  return '';
};

test('both pages of a spread are laid out in an element that takes no taps until it is revealed', async () => {
  const { loader, container } = openBook();
  const { pages, reveal, missing: none } = await loader.load(spread);
  const element = container.querySelector('div');
  expect(pages.map(({ view }) => [view.index, view.frame.style.left])).toEqual([
    [0, '0px'],
    [1, '50%'],
  ]);
  expect(pages[0]?.view.frame.title).toBe('A lake at night – 1');
  expect([none, element?.style.visibility]).toEqual([undefined, 'hidden']);
  reveal();
  expect(element?.style.visibility).toBe('');
});

test('the next leaf is loaded in idle time, and turning to it makes no further request', async () => {
  const { loader, requests, frames, idle } = openBook();
  loader.loadNext();
  expect(requests).toEqual([]);
  await idle();
  expect([requests, frames()]).toEqual([['2.xhtml'], 1]);
  const { pages } = await loader.load(single);
  expect([pages[0]?.view.index, frames(), requests]).toEqual([2, 1, ['2.xhtml']]);
});

test('a page with media is only prepared in advance: it could be heard', async () => {
  const { loader, requests, frames, idle } = openBook(() => '<audio src="lake.mp3"></audio>');
  loader.loadNext();
  await idle();
  expect([requests, frames()]).toEqual([['2.xhtml'], 0]);
});

test('a leaf that was loaded in advance is removed when the stage has another size, and is prepared already', async () => {
  const { loader, requests, frames, idle } = openBook();
  loader.loadNext();
  await idle();
  loader.discardNext();
  await idle();
  expect(frames()).toBe(0);
  await loader.load(single);
  expect([frames(), requests]).toEqual([1, ['2.xhtml']]);
});

test('after new settings a leaf that was loaded in advance is prepared again', async () => {
  const { loader, requests, frames, idle } = openBook();
  loader.loadNext();
  await idle();
  loader.discardPages();
  await idle();
  expect(frames()).toBe(0);
  await loader.load(single);
  expect(requests).toEqual(['2.xhtml', '2.xhtml']);
});

test('a page of a spread that the book lacks does not hide the other one', async () => {
  const { loader } = openBook(missing('1.xhtml', 404));
  const { pages, missing: error } = await loader.load(spread);
  expect(pages.map(({ view }) => view.index)).toEqual([0]);
  expect(error).toEqual(new BookRequestError(404, 'https://books.example/b/1.xhtml'));
});

test('a spread of which a page does not come for want of a network leaves nothing behind, and is requested again', async () => {
  let isOffline = true;
  const { loader, frames, container } = openBook((name) => (isOffline ? missing('1.xhtml', 0)(name) : ''));
  await expect(loader.load(spread)).rejects.toThrow('No answer');
  expect(container.childElementCount).toBe(0);
  isOffline = false;
  await loader.load(spread);
  expect(frames()).toBe(2);
});

test('nothing is loaded in advance after the book was closed', async () => {
  const { loader, requests, frames, idle } = openBook();
  loader.loadNext();
  loader.close();
  await idle();
  expect([requests, frames()]).toEqual([[], 0]);
});
