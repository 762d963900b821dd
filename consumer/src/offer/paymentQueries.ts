import { unwrap } from '@realmkit/openapi';
import * as paymentAnswers from '@realmkit/openapi/answers/payment';
import type { Shell } from '@realmkit/shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { logErrors, paymentQueryKey, startMs } from './planQueries.ts';

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
