import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { book } from '../library/testing/book.ts';
import { type FakePayment, fakePayment } from '../payment/testing/fakePayment.ts';
import { openPage } from '../testing/openPage.tsx';

let payment: FakePayment;

beforeEach(() => {
  payment = fakePayment();
  vi.stubGlobal('fetch', payment.fetch);
});
afterEach(() => vi.unstubAllGlobals());

/** Opens a page of a family, one of whose calls is refused. */
const open = (path: string, refused: RegExp) =>
  openPage(path, {
    realm: 'uk',
    organizations: [{ uid: 'uk-school-consumer', name: 'Family accounts', role: 'guardian', active: true }],
    answer: async (request) => {
      if (refused.test(request.url)) return Response.json({ name: 'InvalidInputError', message: 'No.' }, { status: 400 });
      if (request.url.endsWith('/library/v1/books/book-1')) return Response.json(book());
      if (request.url.endsWith('/library/v1/entitlement'))
        return Response.json({ opensBooks: true, opensSignLanguage: true, openedBy: 'school' });
      if (/\/library\/v1\/user\/[^/]+\/books/.test(request.url))
        return Response.json([{ bookId: 'book-1', addedAt: '2025-09-01T08:00:00.000Z', lastReadAt: null, percentage: 0 }]);
      return payment.answer(request);
    },
  });

test.each([
  [
    'the order page offers no plan that may be running already, if the held plans cannot be loaded',
    '/payment?price=price-uk-library-month',
    /\/subscriptions$/,
    'Order and pay',
  ],
  [
    'the subscriptions page does not say that there was no plan, if the ended plans cannot be loaded',
    '/subscriptions',
    /\/subscriptions\?status=canceled/,
    /You have no subscription/,
  ],
  ['the form of a gift card says that its sum could not be loaded', '/gift-card', /\/order-preview/, undefined],
  [
    'the page of a book puts it on no shelf where it may be, if the shelf cannot be loaded',
    '/library/book/book-1',
    /\/user\/[^/]+\/books/,
    /shelf/i,
  ],
  ['the bookshelf says that one of its books could not be loaded', '/library/bookshelf', /\/books\/book-1/, undefined],
])('%s, and the place of the part says why and offers another try', async (_name, path, refused, wrong) => {
  await open(path, refused);
  expect(await screen.findByText(/cannot be accepted/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Try again' })).not.toEqual([]);
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  if (wrong) expect(screen.queryByRole('button', { name: wrong }) ?? screen.queryByText(wrong, { selector: 'main p' })).toBeNull();
});
