import { mountReader } from '../../src/player/index.ts';
import { type BookWalk, type WalkOptions, walkBook } from './walkBook.ts';

const query = new URLSearchParams(location.search);
const element = document.getElementById('reader');
if (!element) throw new Error('The page has no place for the reader.');

declare global {
  interface Window {
    /** Walks over the book that is open. Returns what it has seen, or nothing before the end: a driver waits for no script for ever. */
    epubTestsWalk?: (options: WalkOptions) => Promise<BookWalk | undefined>;
  }
}

for (const side of ['width', 'height'] as const) {
  const length = query.get(side);
  if (length) element.style[side] = `${length}px`;
}
const look = query.get('look');
if (look) localStorage.setItem('bookplayer_config', look);

// Opens a book like the host page without an account: nothing is stored between publications.
mountReader(element, {
  bookId: query.get('book') ?? '',
  fileUrl: new URL(query.get('file') ?? '', location.href).href,
  locale: query.get('locale') ?? 'en-GB',
  scheme: query.get('scheme') === 'dark' ? 'dark' : 'light',
  autoFocus: true,
  testMode: true,
  callbacks: { refreshPolicy: async () => 'Policy=none' },
});

let walk: Promise<BookWalk> | undefined;
window.epubTestsWalk = (options) => {
  walk ??= walkBook(options);
  return Promise.race([walk, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 20_000))]);
};
