import type { Handlers } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/library';
import type { RequestContext } from '../../access/requestContext.ts';
import { bookBody, requireBook, resourcesUrlOf, searchCatalogue } from './books.ts';
import { coverOf } from './catalogue/cover.ts';
import { policyBody, requireAccess, requireEntitlement } from './openBook.ts';
import { findAgeFilter, requireReader } from './reader.ts';

type Names = 'searchBooks' | 'getBook' | 'getBookCover' | 'getResourcesUrl' | 'getBookPolicy' | 'getEntitlement';

/** The handlers of the catalogue and of access to books. */
export const bookHandlers: Required<Handlers<Pick<operations, Names>, RequestContext | undefined>> = {
  searchBooks: async ({ query }, reader) => {
    const { limit = 24, offset = 0, ...search } = query;
    const visitor = requireReader(reader);
    const { books, meta } = searchCatalogue({ ...search, ageLimit: await findAgeFilter(visitor) });
    return { status: 200, body: { data: books.slice(offset, offset + limit).map((book) => bookBody(visitor, book)), meta } };
  },
  getBook: ({ path }, reader) => ({ status: 200, body: bookBody(requireReader(reader), requireBook(path.bookId)) }),
  getBookCover: ({ path }) => ({
    status: 200,
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400', 'X-Content-Type-Options': 'nosniff' },
    body: coverOf(requireBook(path.bookId)),
  }),
  getResourcesUrl: async ({ path }, reader) => {
    const visitor = requireReader(reader);
    const locked = await requireAccess(visitor, path.bookId);
    return { status: 200, body: { resourcesUrl: resourcesUrlOf(visitor.shard.baseUrl, path.bookId), locked } };
  },
  getBookPolicy: async ({ path }, reader) => ({ status: 200, body: await policyBody(requireReader(reader), path.bookId) }),
  getEntitlement: async (_request, reader) => {
    const { opensBooks, opensSignLanguage, openedBy } = await requireEntitlement(requireReader(reader));
    return { status: 200, body: { opensBooks, opensSignLanguage, openedBy } };
  },
};
