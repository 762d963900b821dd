import { serviceErrorOf } from '@realmkit/admin-kit';
import { describe, expect, test } from 'vitest';
import { compositeId } from '../../dataProvider/relations.ts';
import { fakeProvider } from '../../testing/fakeProvider.ts';
import { removeBook, type Shelf } from './removeBook.ts';

const errorResponse = (status: number) => () => Response.json({ name: 'no', message: 'No.' }, { status });
const user = { resource: 'userBooks', ownerId: 'se-user-6' } as const;
const schoolUnit = { resource: 'schoolUnitBooks', ownerId: 'se-school-2' } as const;

/** Adds a book to a shelf whose service responds with an error, and returns the error of the service. */
async function errorOfAdding({ resource, ownerId }: Shelf, status: number) {
  const { provider } = await fakeProvider(errorResponse(status));
  return provider.create(resource, { data: { ownerId, bookId: 'book-1' } }).catch(serviceErrorOf);
}

/** Removes a book from a shelf whose service responds with an error, and returns the error of the service. */
async function errorOfRemoving(shelf: Shelf, status: number) {
  const { provider } = await fakeProvider(errorResponse(status));
  return removeBook(provider, shelf, compositeId(shelf.ownerId, 'book-1')).catch(serviceErrorOf);
}

describe('the bookshelf of a user', () => {
  test('the bookshelf of a user is fetched with a limit of 500', { tags: ['admin §7 Library service.6', 'admin §9.4'] }, async () => {
    const { provider, requests } = await fakeProvider(() => Response.json([]));
    await provider.getList('userBooks', { filter: { ownerId: 'se-user-6' } });
    expect(requests).toEqual(['GET /v1/user/se-user-6/books?limit=500']);
  });

  test("a book is added to a user's bookshelf by PUT and removed by DELETE", {
    tags: ['admin §7 Library service.1', 'admin §7 Library service.4'],
  }, async () => {
    const { provider, requests } = await fakeProvider();
    await provider.create('userBooks', { data: { ownerId: 'se-user-6', bookId: 'book-1' } });
    await removeBook(provider, user, compositeId(user.ownerId, 'book-1'));
    expect(requests).toEqual(['PUT /v1/user/se-user-6/books {"bookId":"book-1"}', 'DELETE /v1/user/se-user-6/books/book-1']);
  });

  test("a PUT on a user's bookshelf that returns 403 is forbidden", { tags: ['admin §7 Library service.2', 'admin §8.2'] }, async () => {
    expect(await errorOfAdding(user, 403)).toMatchObject({ name: 'forbidden' });
  });

  test("a PUT on a user's bookshelf that returns 404 is not found", { tags: ['admin §7 Library service.3', 'admin §8.5'] }, async () => {
    expect(await errorOfAdding(user, 404)).toMatchObject({ name: 'not_found' });
  });

  test("a DELETE on a user's bookshelf that returns 403 is forbidden", { tags: ['admin §7 Library service.5'] }, async () => {
    expect(await errorOfRemoving(user, 403)).toMatchObject({ name: 'forbidden' });
  });
});

describe('the bookshelf of a school unit', () => {
  test("a book is added to a school unit's bookshelf by POST and removed by DELETE", {
    tags: ['admin §7 Library service.8', 'admin §7 Library service.10'],
  }, async () => {
    const { provider, requests } = await fakeProvider();
    await provider.create('schoolUnitBooks', { data: { ownerId: 'se-school-2', bookId: 'book-1' } });
    await removeBook(provider, schoolUnit, compositeId(schoolUnit.ownerId, 'book-1'));
    expect(requests).toEqual([
      'POST /v1/schoolUnits/se-school-2/books {"bookId":"book-1"}',
      'DELETE /v1/schoolUnits/se-school-2/books/book-1',
    ]);
  });

  test("a POST on a school unit's bookshelf that returns 403 is forbidden", { tags: ['admin §7 Library service.9'] }, async () => {
    expect(await errorOfAdding(schoolUnit, 403)).toMatchObject({ name: 'forbidden' });
  });

  test("a DELETE on a school unit's bookshelf that returns 404 is forbidden", {
    tags: ['admin §7 Library service.11', 'admin §8.7'],
  }, async () => {
    expect(await errorOfRemoving(schoolUnit, 404)).toMatchObject({ name: 'forbidden', status: 403 });
  });
});

test('a search of the catalogue requests only the books that it shows', async () => {
  const { provider, requests } = await fakeProvider(() => Response.json({ data: [], meta: { totalCount: 0 } }));
  await provider.getList('books', { filter: { q: 'pippi' }, pagination: { page: 1, perPage: 8 } });
  expect(requests).toEqual(['GET /v1/books?q=pippi&limit=8&offset=0']);
});
