// An example host with readers on its page: no framework, no style sheet, one import.
import { mountReader } from './library/standalone/reader.js';

const places = new Map();
const lastEvent = document.getElementById('last-event');

/** The callbacks of the host; a real host calls its services here. */
const callbacks = {
  // Returns the query that signs the URLs of a book's files; called again after a policy has expired.
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
  theme: 'sondo',
  callbacks,
  onEvent: ({ event }) => {
    lastEvent.textContent = event;
  },
});

mountReader(document.getElementById('right'), {
  bookId: 'book-2',
  fileUrl: '/books/book-2/package.opf',
  locale: 'sv',
  realm: 'se',
  identity: { userId: 'pupil-1', roles: ['student'] },
  features: { bookmarks: false },
  callbacks,
});

document.getElementById('close').addEventListener('click', () => left.unmount());
