import type { operations } from '@realmkit/openapi/types/library';
import { coverOf } from '../../books/cover.ts';
import { signPolicy } from '../../books/policy.ts';
import type { Handlers } from '../../contract/handler.ts';
import { bookBody, requireBook, resourcesUrlOf, searchCatalogue } from './books.ts';
import { type Reader, requireReader } from './reader.ts';

type Names = 'searchBooks' | 'getBook' | 'getBookCover' | 'getResourcesUrl' | 'getBookPolicy';

/** The handlers of the catalogue and of access to books. */
export const bookHandlers: Required<Handlers<Pick<operations, Names>, Reader | undefined>> = {
  searchBooks: ({ query }, reader) => {
    const { limit = 24, offset = 0, ...search } = query;
    const found = searchCatalogue(search);
    const { baseUrl } = requireReader(reader);
    return {
      status: 200,
      body: { data: found.slice(offset, offset + limit).map((book) => bookBody(baseUrl, book)), meta: { totalCount: found.length } },
    };
  },
  getBook: ({ path }, reader) => ({ status: 200, body: bookBody(requireReader(reader).baseUrl, requireBook(path.bookId)) }),
  getBookCover: ({ path }) => ({
    status: 200,
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400', 'X-Content-Type-Options': 'nosniff' },
    body: coverOf(requireBook(path.bookId)),
  }),
  getResourcesUrl: ({ path }, reader) => ({
    status: 200,
    body: { resourcesUrl: resourcesUrlOf(requireReader(reader).baseUrl, requireBook(path.bookId).id) },
  }),
  getBookPolicy: async ({ path }, reader) => {
    const { keys, caller, now } = requireReader(reader);
    return { status: 200, body: { policy: await signPolicy(keys, caller.realm, requireBook(path.bookId).id, now) } };
  },
};
