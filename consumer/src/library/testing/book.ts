import type { Book } from '@realmkit/openapi';

/** A book for tests and stories. */
export const book = (more: Partial<Book> = {}): Book => ({
  id: 'book-1',
  title: 'The boy who counted stars',
  author: 'Mira Ek',
  description: 'A boy, a lake and a night full of stars.',
  language: 'sv',
  languages: { mainLanguage: 'sv' },
  properties: { sentenceHighlighting: true, pictureInPicture: false },
  audioLanguages: ['sv', 'en'],
  signLanguages: [],
  ageFrom: 6,
  ageTo: 9,
  subject: 'nature',
  layout: 'reflowable',
  direction: 'ltr',
  pages: 6,
  addedAt: '2025-06-01T00:00:00.000Z',
  coverUrl: 'http://services.example/library/v1/books/book-1/cover',
  fileUrl: 'http://services.example/book-content/book-1/package.opf',
  sample: false,
  ...more,
});
