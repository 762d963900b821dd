import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FakeShellOptions } from '@realmkit/shell/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openPage } from '../testing/openPage.tsx';
import { book } from './testing/book.ts';

afterEach(cleanup);

const sea = book({ id: 'book-2', title: 'The sea', fileUrl: null, readable: false });

/** Answers every list of books with one that cannot be read. */
const answer: FakeShellOptions['answer'] = ({ url }) => {
  const { pathname } = new URL(url);
  if (pathname === '/library/v1/books') return Response.json({ data: [sea], meta: { totalCount: 1 } });
  if (pathname === '/library/v1/books/book-2') return Response.json(sea);
  if (pathname === '/library/v1/entitlement') return Response.json({ opensBooks: true, opensSignLanguage: true, openedBy: 'school' });
  if (pathname === '/library/v1/lastmarks') return Response.json([{ bookId: sea.id, book: sea, position: '{}', percentage: 42, age: 60 }]);
  if (pathname.startsWith('/library/v1/') && pathname.endsWith('/books'))
    return Response.json([{ bookId: sea.id, addedAt: '2025-09-01T08:00:00.000Z', lastReadAt: null, percentage: 0, book: sea }]);
  return undefined;
};
const pupil: FakeShellOptions = {
  tokens: { roles: ['student'] },
  organizations: [{ uid: 'se-school-2', name: 'Björkskolan', role: 'student', active: true }],
};

test.each<[string, string, FakeShellOptions, number]>([
  ['the library', '/library', {}, 1],
  ['the bookshelf', '/library/bookshelf', {}, 1],
  ['the home, by what one reads and by the own shelf,', '/', pupil, 2],
  ['the home of a shared account', '/', { ...pupil, me: { sharedAccount: true } }, 1],
])(
  '%s says of a book that cannot be read that it is not here, in its link, which does not lead into the reader',
  async (_, path, person, count) => {
    await openPage(path, { ...person, answer });
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^The sea Not here to read yet/ })).toHaveLength(count));
    const links = screen.getAllByRole('link', { name: /The sea/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(count).fill('/library/book/book-2'));
  },
);

test('no list has cards of its own: the card of the library and that of what one reads say what cannot be read', () => {
  const root = join(import.meta.dirname, '..');
  const withCards = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.(test|stories))\.tsx$/.test(file) && /<(BookCard|ReadingCard)\b/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(withCards.sort()).toEqual(['home/books/ContinueReading.tsx', 'library/access/LibraryCard.tsx']);
});
