import { getBook } from '@realmkit/openapi/answers/library';
import { exampleOf } from '@realmkit/openapi/testing';
import { createFakeShell } from '@realmkit/shell/testing';
import { expect, test } from 'vitest';
import { addToShelf, bookQuery, firstBooksQuery, removeFromShelf, shelfQuery } from './libraryQueries.ts';
import { book } from './testing/book.ts';

/** Opens a shell that records each request to the library with its body. */
async function library() {
  const requests: string[] = [];
  const { clients, queryClient } = await createFakeShell({
    answer: async (request) => {
      const { pathname, search } = new URL(request.url);
      requests.push([request.method, pathname.replace('/library', '') + search, await request.text()].filter(Boolean).join(' '));
      return request.method === 'GET'
        ? Response.json(pathname.includes('/user/') ? [] : exampleOf(getBook))
        : new Response(null, { status: 204 });
    },
  });
  return { clients, queryClient, requests };
}

test('a book is requested by its id', { tags: ['reader §7 Library service.14'] }, async () => {
  const { clients, queryClient, requests } = await library();
  await queryClient.fetchQuery(bookQuery(clients, 'book-1'));
  expect(requests).toEqual(['GET /v1/books/book-1']);
});

test('the shelf of a user is requested with a limit of 500, and its books are added and removed by their ids', {
  tags: ['reader §7 Library service.8', 'reader §7 Library service.11', 'reader §7 Library service.13'],
}, async () => {
  const { clients, queryClient, requests } = await library();
  const owner = { kind: 'user', id: 'se-user-6' } as const;
  await queryClient.fetchQuery(shelfQuery(clients, owner));
  await addToShelf(clients, owner, 'book-1');
  await removeFromShelf(clients, owner, 'book-1');
  expect(requests).toEqual([
    'GET /v1/user/se-user-6/books?limit=500',
    'PUT /v1/user/se-user-6/books {"bookId":"book-1"}',
    'DELETE /v1/user/se-user-6/books/book-1',
  ]);
});

test('books are added to the shelf of a school unit and removed from it by their ids', {
  tags: ['reader §7 Library service.15', 'reader §7 Library service.17'],
}, async () => {
  const { clients, requests } = await library();
  const owner = { kind: 'schoolUnit', id: 'se-school-2' } as const;
  await addToShelf(clients, owner, 'book-1');
  await removeFromShelf(clients, owner, 'book-1');
  expect(requests).toEqual([
    'POST /v1/schoolUnits/se-school-2/books {"bookId":"book-1"}',
    'DELETE /v1/schoolUnits/se-school-2/books/book-1',
  ]);
});

test('the first books of a service that refuses the filter of readable books are those that have a file', async () => {
  const requests: string[] = [];
  const { clients, queryClient } = await createFakeShell({
    answer: (request) => {
      const { search, searchParams } = new URL(request.url);
      requests.push(search);
      if (searchParams.has('readable')) return Response.json({ name: 'ValidationError', message: 'No.' }, { status: 400 });
      const { readable: _, ...one } = book();
      const data = Array.from({ length: 8 }, (_none, index) => ({ ...one, id: `${index}`, fileUrl: index % 2 ? one.fileUrl : null }));
      return Response.json({ data, meta: { totalCount: data.length } });
    },
  });
  const { books, others } = await queryClient.fetchQuery(firstBooksQuery(clients, 'sv'));
  expect(books.map(({ id }) => id)).toEqual(['1', '3', '5', '7']);
  expect(others).toEqual([]);
  expect(requests).toEqual([
    '?language=sv&readable=true&sort=relevance&limit=6&offset=0',
    '?language=sv&sort=relevance&limit=100&offset=0',
  ]);
});
