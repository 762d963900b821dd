import { unwrap } from '@realmkit/openapi';
import type { Shell } from '@realmkit/shell';
import { queryOptions } from '@tanstack/react-query';
import type { SubscriptionLogKey } from '../errors/errorKeys.ts';
import { countryOf } from './paymentHeaders.ts';

/** The key that everything about payments is cached under. */
export const paymentQueryKey = ['payment'] as const;

/** Loads, and logs under its key what could not be loaded (shell §8); whoever has left the page meanwhile misses nothing. */
async function logged<Result>(
  { report }: Shell,
  key: SubscriptionLogKey,
  signal: AbortSignal,
  load: () => Promise<Result>,
): Promise<Result> {
  try {
    return await load();
  } catch (error) {
    if (!signal.aborted) report(key, error);
    throw error;
  }
}

/** What there is to buy in the country, and for how much; open to everybody. */
export const productsQuery = (shell: Shell) =>
  queryOptions({
    queryKey: [...paymentQueryKey, 'products'],
    queryFn: ({ signal }) =>
      logged(shell, 'get_products_failed', signal, async () =>
        unwrap(await shell.clients.payment.GET('/products', { params: { header: countryOf(shell) }, signal })),
      ),
    staleTime: 300_000,
  });

/** For so long what was asked for as the page started is not asked for again by its first rendering, in milliseconds. */
const startMs = 2000;

/** What the signed-in person subscribes to. */
export const subscriptionsQuery = (shell: Shell) =>
  queryOptions({
    queryKey: [...paymentQueryKey, 'subscriptions'],
    queryFn: ({ signal }) =>
      logged(
        shell,
        'get_customer_subscription_failed',
        signal,
        async () => unwrap(await shell.clients.payment.GET('/subscriptions', { params: { header: countryOf(shell) }, signal })).data,
      ),
    staleTime: startMs,
  });

/** The signed-in person's invoices, the newest first. */
export const invoicesQuery = (shell: Shell) =>
  queryOptions({
    queryKey: [...paymentQueryKey, 'invoices'],
    queryFn: ({ signal }) =>
      logged(
        shell,
        'get_invoices_failed',
        signal,
        async () => unwrap(await shell.clients.payment.GET('/invoices', { params: { header: countryOf(shell) }, signal })).data,
      ),
    staleTime: startMs,
  });

/** The terms of a subscription before it is ordered. */
export const previewQuery = (shell: Shell, priceId: string, couponId: string | undefined) =>
  queryOptions({
    queryKey: [...paymentQueryKey, 'preview', priceId, couponId],
    queryFn: async ({ signal }) => {
      const query = couponId === undefined ? { priceId } : { priceId, couponId };
      return unwrap(await shell.clients.payment.GET('/subscription-preview', { params: { header: countryOf(shell), query }, signal }));
    },
  });
