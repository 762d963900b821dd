import { ServiceError } from '@realmkit/openapi';
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient, refetchFailedQueries } from './queryClient.ts';

afterEach(() => onlineManager.setOnline(true));

/** Shows a query of the current page whose first response fails. */
async function showFailedQuery() {
  const queries = createQueryClient(() => undefined, vi.fn(), vi.fn());
  queries.mount();
  let reachable = false;
  const observer = new QueryObserver(queries, {
    queryKey: ['invoices'],
    queryFn: async () => {
      if (!reachable) throw new TypeError('Failed to fetch');
      return ['invoice'];
    },
  });
  observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe('error'));
  reachable = true;
  return { queries, observer };
}

test('refetchFailedQueries loads what the page could not load', async () => {
  const { queries, observer } = await showFailedQuery();
  await refetchFailedQueries(queries);
  expect(observer.getCurrentResult().data).toEqual(['invoice']);
});

test('what the page could not load is loaded when the device is back online', async () => {
  const { observer } = await showFailedQuery();
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(['invoice']));
});

test('what a page that was opened without network could not load is loaded once the device is online', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { observer } = await showFailedQuery();
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(['invoice']));
});

test('a change that needs a recent login leaves for it with its form, and one that is refused for another reason does not', async () => {
  const onReauthentication = vi.fn();
  const queries = createQueryClient(vi.fn(), vi.fn(), onReauthentication);
  const leaves = { path: '/profile', form: 'email' };
  for (const name of ['forbidden', 'ReauthenticationRequired']) {
    const change = new MutationObserver(queries, { meta: { leaves }, mutationFn: () => Promise.reject(new ServiceError(403, name)) });
    await expect(change.mutate()).rejects.toThrow();
  }
  expect(onReauthentication.mock.calls).toEqual([[leaves]]);
});
