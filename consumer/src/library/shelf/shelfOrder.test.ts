import { expect, test } from 'vitest';
import { book } from '../testing/book.ts';
import { entriesToShow, inShelfOrder, shelfSorts } from './shelfOrder.ts';

const on = (id: string, title: string, author: string, addedAt: string, lastReadAt: string | null) => ({
  book: book({ id, title, author }),
  entry: { bookId: id, addedAt, lastReadAt, percentage: 0 },
});
const shelf = [
  on('1', 'Zebran', 'Ek', '2025-01-01T00:00:00Z', '2025-03-01T00:00:00Z'),
  on('2', 'Ängen', 'Alm', '2025-02-01T00:00:00Z', null),
  on('3', 'Apan', 'Öberg', '2025-03-01T00:00:00Z', '2025-04-01T00:00:00Z'),
];
const ids = (sort: (typeof shelfSorts)[number]) =>
  inShelfOrder(shelf, sort, 'sv')
    .map(({ book: { id } }) => id)
    .join('');

test('a bookshelf sorted by date loads only the first books; sorted by title or author it loads all', () => {
  const entries = shelf.map(({ entry }) => entry);
  const idsToShow = (sort: (typeof shelfSorts)[number]) =>
    entriesToShow(entries, sort, 2)
      .map(({ bookId }) => bookId)
      .join('');
  expect(shelfSorts.map(idsToShow)).toEqual(['32', '31', '123', '123']);
});

test('a bookshelf is sorted by last added, last read, title or author', () => {
  expect(shelfSorts).toEqual(['lastAdded', 'lastRead', 'title', 'author']);
  expect(shelfSorts.map(ids)).toEqual(['321', '312', '312', '213']);
});
