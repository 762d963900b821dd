import type { AppRoute } from '@realmkit/shell';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { book } from '../library/testing/book.ts';
import { type FakePayment, fakePayment, heldSubscription } from '../payment/testing/fakePayment.ts';
import { routes } from '../routes.tsx';
import { openPage } from '../testing/openPage.tsx';

let payment: FakePayment;

beforeEach(() => {
  payment = fakePayment();
  vi.stubGlobal('fetch', payment.fetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pathsOf = (route: AppRoute): string[] => [
  ...(route.path === undefined ? [] : [route.path]),
  ...(route.children ?? []).flatMap(pathsOf),
];
/** The query with which a page shows a part that it does not have otherwise. */
const queries: Readonly<Record<string, readonly string[]>> = {
  '/payment': ['', '?price=price-uk-library-month', '?change=sub_1&price=price-uk-library-year', '?pay=sub_1'],
  '/signup/success': ['', '?order=order_1'],
};
const paths = routes
  .flatMap(pathsOf)
  .filter((path) => !path.startsWith('/login'))
  .map((path) => path.replace(':id', 'book-1'))
  .flatMap((path) => (queries[path] ?? ['']).map((query) => path + query));

/** Opens a page of a family on a device without network; the returned function brings the network back. */
async function openOffline(path: string) {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const answer = async (request: Request) => {
    const { pathname } = new URL(request.url);
    // The user's own data is kept on the device.
    if (pathname.startsWith('/account/me')) return undefined;
    if (!navigator.onLine) throw new TypeError('Failed to fetch');
    if (pathname.endsWith('/library/v1/books/book-1')) return Response.json(book());
    if (pathname.endsWith('/library/v1/books')) return Response.json({ data: [book()], meta: { totalCount: 1 } });
    if (pathname.endsWith('/library/v1/entitlement'))
      return Response.json({ opensBooks: true, opensSignLanguage: true, openedBy: 'school' });
    if (/\/library\/v1\/user\/[^/]+\/books/.test(pathname)) return Response.json([]);
    return payment.answer(request);
  };
  const organizations = [{ uid: 'uk-school-consumer', name: 'Family accounts', role: 'guardian', active: true } as const];
  const { queryClient } = await openPage(path, { realm: 'uk', organizations, tokens: { roles: ['guardian'] }, answer });
  const comeBack = () => {
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
  };
  return { queryClient, comeBack };
}

const isFailure = /offline|cannot be reached|could not|try again/i;
const failures = () => screen.queryAllByText(isFailure, { selector: 'main *' }).map(({ textContent }) => textContent);

test.each(paths)('the page %s, opened without network, shows no failure any more once the network is back', async (path) => {
  payment.subscriptions = [heldSubscription(path.includes('pay=') ? { status: 'past_due' } : {})];
  payment.orderStatus = 'completed';
  const { queryClient, comeBack } = await openOffline(path);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0), { timeout: 5000 });
  act(comeBack);
  await waitFor(() => expect([queryClient.isFetching(), failures()]).toEqual([0, []]), { timeout: 5000 });
});
