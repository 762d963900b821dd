import { serviceClient } from '@realmkit/openapi';
import { describe, expect, test } from 'vitest';
import { schoolUnitShelf, userShelf } from './shelfCalls.ts';

function library(respond: () => Response) {
  const requests: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    requests.push([request.method, pathname + search, await request.text()].filter(Boolean).join(' '));
    return respond();
  };
  return { clients: { library: serviceClient('library', { baseUrl: 'http://library.example', fetch, retryDelay: () => 0 }) }, requests };
}

const noContent = () => new Response(null, { status: 204 });
const errorResponse = (status: number) => () => Response.json({ name: 'no', message: 'No.' }, { status });
const signal = new AbortController().signal;

describe('the bookshelf of a user', () => {
  test('the bookshelf of a user is fetched with a limit of 500', async () => {
    const { clients, requests } = library(() => Response.json([]));
    await userShelf(clients, 'se-user-6').list(signal);
    expect(requests).toEqual(['GET /v1/user/se-user-6/books?limit=500']);
  });

  test("a book is added to a user's bookshelf by PUT and removed by DELETE", async () => {
    const { clients, requests } = library(noContent);
    const shelf = userShelf(clients, 'se-user-6');
    await shelf.add('book-1');
    await shelf.remove('book-1');
    expect(requests).toEqual(['PUT /v1/user/se-user-6/books {"bookId":"book-1"}', 'DELETE /v1/user/se-user-6/books/book-1']);
  });

  test("a PUT on a user's bookshelf that returns 403 is forbidden", async () => {
    await expect(userShelf(library(errorResponse(403)).clients, 'u').add('b')).rejects.toMatchObject({ name: 'forbidden' });
  });

  test("a PUT on a user's bookshelf that returns 404 is not found", async () => {
    await expect(userShelf(library(errorResponse(404)).clients, 'u').add('b')).rejects.toMatchObject({ name: 'not_found' });
  });

  test("a DELETE on a user's bookshelf that returns 403 is forbidden", async () => {
    await expect(userShelf(library(errorResponse(403)).clients, 'u').remove('b')).rejects.toMatchObject({ name: 'forbidden' });
  });
});

describe('the bookshelf of a school unit', () => {
  test("a book is added to a school unit's bookshelf by POST and removed by DELETE", async () => {
    const { clients, requests } = library(noContent);
    const shelf = schoolUnitShelf(clients, 'se-school-2');
    await shelf.add('book-1');
    await shelf.remove('book-1');
    expect(requests).toEqual([
      'POST /v1/schoolUnits/se-school-2/books {"bookId":"book-1"}',
      'DELETE /v1/schoolUnits/se-school-2/books/book-1',
    ]);
  });

  test("a POST on a school unit's bookshelf that returns 403 is forbidden", async () => {
    await expect(schoolUnitShelf(library(errorResponse(403)).clients, 's').add('b')).rejects.toMatchObject({ name: 'forbidden' });
  });

  test("a DELETE on a school unit's bookshelf that returns 404 is forbidden", async () => {
    await expect(schoolUnitShelf(library(errorResponse(404)).clients, 's').remove('b')).rejects.toMatchObject({
      name: 'forbidden',
      status: 403,
    });
  });
});
