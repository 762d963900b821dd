import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { refetchAfterWrite } from './refetchAfterWrite.ts';

/** A shelf on the screen whose first request has been sent, and not yet answered. */
function loadingShelf() {
  const responses = [Promise.withResolvers<string[]>(), Promise.withResolvers<string[]>()];
  const queryFn = vi.fn(async () => responses[queryFn.mock.calls.length - 1]?.promise);
  const queryClient = new QueryClient();
  const shelf = new QueryObserver(queryClient, { queryKey: ['shelf'], queryFn });
  shelf.subscribe(() => {});
  return { queryClient, shelf, queryFn, responses };
}

test('a list that was still loading when a write was done is fetched again, and shows what was written', async () => {
  const { queryClient, shelf, queryFn, responses } = loadingShelf();
  const refetched = refetchAfterWrite(queryClient, { queryKey: ['shelf'] });
  responses[0]?.resolve([]);
  responses[1]?.resolve(['book-5']);
  await refetched;
  expect(queryFn).toHaveBeenCalledTimes(2);
  expect(shelf.getCurrentResult()).toMatchObject({ status: 'success', data: ['book-5'] });
});

test('other lists go on loading', async () => {
  const { queryClient, shelf, queryFn, responses } = loadingShelf();
  await refetchAfterWrite(queryClient, { queryKey: ['other'] });
  responses[0]?.resolve([]);
  await vi.waitFor(() => expect(shelf.getCurrentResult().data).toEqual([]));
  expect(queryFn).toHaveBeenCalledTimes(1);
});
