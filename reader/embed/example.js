// What a host writes to put readers on its page: no framework, no style sheet, one import.
import { mountReader } from './library/standalone/reader.js';

const places = new Map();
const told = document.getElementById('told');

/** What the host does for every reader; a host of one's own asks its services here. */
const callbacks = {
  // The query that signs the addresses of a book's files, asked for again when one has ended.
  refreshPolicy: async (bookId) => `Policy=open&Signature=${bookId}&Key-Pair-Id=example`,
  getLastmark: async (bookId) => places.get(bookId),
  postLastmark: async (bookId, position) => {
    places.set(bookId, position);
  },
};

const left = mountReader(document.getElementById('left'), {
  bookId: 'book-3',
  fileUrl: '/books/book-3/package.opf',
  locale: 'en-GB',
  realm: 'uk',
  callbacks,
  onEvent: ({ event }) => {
    told.textContent = event;
  },
});

mountReader(document.getElementById('right'), {
  bookId: 'book-2',
  fileUrl: '/books/book-2/package.opf',
  locale: 'sv',
  realm: 'se',
  theme: 'sondo',
  identity: { userId: 'pupil-1', roles: ['student'] },
  features: { bookmarks: false },
  callbacks,
});

document.getElementById('close').addEventListener('click', () => left.unmount());
