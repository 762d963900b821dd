import { unwrap } from '@realmkit/openapi';
import * as paymentAnswers from '@realmkit/openapi/answers/payment';
import type { Shell } from '@realmkit/shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** The keys under which the lists of the subscription pages log that they could not be loaded (shell §8). */
type SubscriptionLogKey = 'get_customer_subscription_failed' | 'get_products_failed' | 'get_invoices_failed';

/** The query key that all payment data is cached under. */
export const paymentQueryKey = ['payment'] as const;

/** Loads data and logs an error under its key (shell §8), unless the request was aborted. */
async function logErrors<Result>(
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
        unwrap(await shell.clients.payment.GET('/products', { signal }), paymentAnswers.listProducts),
      ),
    staleTime: 300_000,
  });

/** The time in which the first render reuses data that was prefetched at the start, in milliseconds. */
const startMs = 2000;

/** Builds the query of the user's subscriptions. */
export const subscriptionsQuery = (shell: Shell) =>
  queryOptions({
    queryKey: [...paymentQueryKey, 'subscriptions'],
    queryFn: ({ signal }) =>
      logErrors(
        shell,
        'get_customer_subscription_failed',
        signal,
        async () => unwrap(await shell.clients.payment.GET('/subscriptions', { signal }), paymentAnswers.listSubscriptions).data,
      ),
    staleTime: startMs,
  });

/** Builds the query of the user's subscriptions that have ended, the latest first. */
export const endedSubscriptionsQuery = (shell: Shell) =>
  queryOptions({
    queryKey: [...paymentQueryKey, 'ended subscriptions'],
    queryFn: ({ signal }) =>
      logErrors(shell, 'get_customer_subscription_failed', signal, async () => {
        const params = { query: { status: 'canceled' as const } };
        return unwrap(await shell.clients.payment.GET('/subscriptions', { params, signal }), paymentAnswers.listSubscriptions).data;
      }),
    staleTime: startMs,
  });

/** Builds the query of the user's invoices, the newest first. */
export const invoicesQuery = (shell: Shell) =>
  queryOptions({
    queryKey: [...paymentQueryKey, 'invoices'],
    queryFn: ({ signal }) =>
      logErrors(
        shell,
        'get_invoices_failed',
        signal,
        async () => unwrap(await shell.clients.payment.GET('/invoices', { signal }), paymentAnswers.listInvoices).data,
      ),
    staleTime: startMs,
  });

/** Builds the query of the sum of an order of gift cards and the text of its mail. */
export const orderPreviewQuery = (shell: Shell, priceId: string, quantity: number) =>
  queryOptions({
    queryKey: [...paymentQueryKey, 'order-preview', priceId, quantity],
    queryFn: async ({ signal }) => {
      const params = { query: { priceId, quantity } };
      return unwrap(await shell.clients.payment.GET('/order-preview', { params, signal }), paymentAnswers.previewOrder);
    },
    placeholderData: keepPreviousData,
  });

/** Builds the query of a subscription's terms before it is ordered. */
export const previewQuery = (shell: Shell, priceId: string, couponId: string | undefined) =>
  queryOptions({
    queryKey: [...paymentQueryKey, 'preview', priceId, couponId],
    queryFn: async ({ signal }) => {
      const query = couponId === undefined ? { priceId } : { priceId, couponId };
      const params = { query };
      return unwrap(await shell.clients.payment.GET('/subscription-preview', { params, signal }), paymentAnswers.previewSubscription);
    },
  });

/** The query key of what changes of plan charge: it is no longer true, and refused, once the change is made. */
export const planChangeQueryKey = [...paymentQueryKey, 'plan change'] as const;

/** Builds the query of what a change of plan charges, now and next. */
export const planChangeQuery = (shell: Shell, id: string, priceId: string) =>
  queryOptions({
    queryKey: [...planChangeQueryKey, id, priceId],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const params = { path: { id }, query: { priceId } };
      return unwrap(
        await shell.clients.payment.GET('/subscriptions/{id}/plan-change-preview', { params, signal }),
        paymentAnswers.previewPlanChange,
      );
    },
  });
