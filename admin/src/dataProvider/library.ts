import { defineResource } from '@realmkit/admin-kit';
import * as answers from '@realmkit/openapi/answers/library';
import { compositeId, partsOf } from './relations.ts';

/** The maximum number of books of a bookshelf that is fetched (admin §9). */
const shelfLimit = 500;

const books = defineResource('library', {
  getList: {
    call: 'GET /v1/books',
    answer: answers.searchBooks,
    request: ({ page, size, q }) => ({ query: { q, limit: size, offset: (page - 1) * size } }),
    rows: ({ data }) => data,
  },
  getOne: {
    call: 'GET /v1/books/{bookId}',
    answer: answers.getBook,
    request: ({ id }) => ({ path: { bookId: String(id) } }),
    record: (book) => book,
  },
});

/** The books on a person's bookshelf; the filter `ownerId` says whose. The id of one is `compositeId(ownerId, bookId)`. */
const userBooks = defineResource('library', {
  cache: 'bookshelf',
  getList: {
    call: 'GET /v1/user/{userId}/books',
    answer: answers.listUserBooks,
    request: ({ filter }) => ({ path: { userId: String(filter.ownerId) }, query: { limit: shelfLimit } }),
    rows: (entries, { filter }) => entries.map((entry) => ({ ...entry, id: compositeId(String(filter.ownerId), entry.bookId) })),
    countsRows: true,
  },
  create: {
    call: 'PUT /v1/user/{userId}/books',
    request: ({ data: { ownerId, bookId } }: { readonly data: { readonly ownerId: string; readonly bookId: string } }) => ({
      path: { userId: ownerId },
      body: { bookId },
    }),
    record: (_, { data }) => ({ ...data, id: compositeId(data.ownerId, data.bookId) }),
  },
  delete: {
    call: 'DELETE /v1/user/{userId}/books/{bookId}',
    request: ({ id }) => ({ path: { userId: partsOf(id)[0], bookId: partsOf(id)[1] } }),
  },
});

/** The books on a school unit's bookshelf; the filter `ownerId` says whose. The id of one is `compositeId(ownerId, bookId)`. */
const schoolUnitBooks = defineResource('library', {
  cache: 'bookshelf',
  getList: {
    call: 'GET /v1/schoolUnits/{schoolUnitId}/books',
    answer: answers.listSchoolUnitBooks,
    request: ({ filter }) => ({ path: { schoolUnitId: String(filter.ownerId) } }),
    rows: (entries, { filter }) => entries.map((entry) => ({ ...entry, id: compositeId(String(filter.ownerId), entry.bookId) })),
    countsRows: true,
  },
  create: {
    call: 'POST /v1/schoolUnits/{schoolUnitId}/books',
    request: ({ data: { ownerId, bookId } }: { readonly data: { readonly ownerId: string; readonly bookId: string } }) => ({
      path: { schoolUnitId: ownerId },
      body: { bookId },
    }),
    record: (_, { data }) => ({ ...data, id: compositeId(data.ownerId, data.bookId) }),
  },
  delete: {
    call: 'DELETE /v1/schoolUnits/{schoolUnitId}/books/{bookId}',
    request: ({ id }) => ({ path: { schoolUnitId: partsOf(id)[0], bookId: partsOf(id)[1] } }),
  },
});

/** The resources of the library. */
export const libraryResources = { books, userBooks, schoolUnitBooks };
