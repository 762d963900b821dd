import { unwrap } from '@realmkit/openapi';
import * as planAnswers from '@realmkit/openapi/answers/payment-plans';
import type { Shell } from '@realmkit/shell';
import { queryOptions } from '@tanstack/react-query';

/** The keys under which the lists of the subscription pages log that they could not be loaded (shell §8). */
type SubscriptionLogKey = 'get_customer_subscription_failed' | 'get_products_failed' | 'get_invoices_failed';

/** The query key that all payment data is cached under. */
export const paymentQueryKey = ['payment'] as const;

/** Loads data and logs an error under its key (shell §8), unless the request was aborted. */
export async function logErrors<Result>(
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

/** Builds the query of the country's products and prices; it is public. */
export const productsQuery = (shell: Shell) =>
  queryOptions({
    queryKey: [...paymentQueryKey, 'products'],
    queryFn: ({ signal }) =>
      logErrors(shell, 'get_products_failed', signal, async () =>
        unwrap(await shell.clients.payment.GET('/products', { signal }), planAnswers.listProducts),
      ),
    staleTime: 300_000,
  });

/** The time in which the first render reuses data that was prefetched at the start, in milliseconds. */
export const startMs = 2000;

/** Builds the query of the user's subscriptions. */
export const subscriptionsQuery = (shell: Shell) =>
  queryOptions({
    queryKey: [...paymentQueryKey, 'subscriptions'],
    queryFn: ({ signal }) =>
      logErrors(
        shell,
        'get_customer_subscription_failed',
        signal,
        async () => unwrap(await shell.clients.payment.GET('/subscriptions', { signal }), planAnswers.listSubscriptions).data,
      ),
    staleTime: startMs,
  });
