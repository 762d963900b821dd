import { getBook, listUserBooks } from '@realmkit/openapi/answers/library';
import { exampleOf } from '@realmkit/openapi/testing';
import { emptyResponse } from './fakeService.ts';

const titles: Readonly<Record<string, string>> = { 'book-1': 'Pippi Långstrump', 'book-2': 'Mumin och havet', 'book-3': 'Nils Holgersson' };
const book = (id: string) => ({ ...exampleOf(getBook), id, title: titles[id] ?? id, readable: id !== 'book-3' });

const onShelf = (bookId: string) => ({ ...exampleOf(listUserBooks)[0], bookId, addedAt: '2025-09-01T08:00:00Z' });

/** Creates a fake library service: a shelf of two books, and one more in the catalogue, which cannot be read yet. */
export function fakeLibrary(shelf: readonly string[] = ['book-1', 'book-2']) {
  let books = shelf;
  return async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/library/v1/')) return undefined;
    const [, , , resource, id, , bookId] = pathname.split('/');
    if (resource === 'books') return Response.json(id ? book(id) : { data: Object.keys(titles).map(book), meta: { totalCount: 3 } });
    if (request.method === 'GET') return Response.json(books.map(onShelf));
    if (request.method === 'DELETE') {
      books = books.filter((one) => one !== bookId);
      return emptyResponse();
    }
    const body: { bookId: string } = await request.clone().json();
    books = [...books, body.bookId];
    return emptyResponse();
  };
}
