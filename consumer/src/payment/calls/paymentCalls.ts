import { unwrap } from '@realmkit/openapi';
import { defined } from '@realmkit/openapi/json';
import type { Shell } from '@realmkit/shell';
import type { PaymentCalls } from '../flow/createPaymentFlow.ts';
import type { OrderCalls } from '../order/createOrderFlow.ts';

/** The error of a successful response with another status than the expected one (shell §9). */
class UnexpectedStatusError extends Error {
  override readonly name = 'UnexpectedStatusError';

  constructor(status: number, expected: number) {
    super(`The payment service answered ${status} instead of ${expected}.`);
  }
}

type Result = Parameters<typeof unwrap>[0];

/**
 * Returns the result of a call that succeeds only with one status (shell §9): 201 for creations, 200 for reads, 204 for deletions.
 * @throws UnexpectedStatusError for another successful status.
 */
export function expectStatus<CallResult extends Result>(expected: number, result: CallResult): CallResult {
  const { ok, status } = result.response;
  if (ok && status !== expected) throw new UnexpectedStatusError(status, expected);
  return result;
}

/** Returns the parameters of a call that is made once for an intent, even if it is repeated. */
const keyed = (idempotencyKey: string) => ({ header: { 'Idempotency-Key': idempotencyKey } });

/** Returns the calls of the payment service that a card payment makes (shell §7). */
export function paymentCalls(shell: Shell): PaymentCalls {
  const { payment } = shell.clients;
  return {
    createClientSecret: async (key) =>
      unwrap(expectStatus(201, await payment.POST('/client-secret', { params: keyed(key) }))).setupIntent.client_secret,
    getCustomer: async () => unwrap(expectStatus(200, await payment.GET('/me'))),
    chooseCard: async (paymentMethod) =>
      unwrap(expectStatus(200, await payment.PUT('/me', { body: { invoice_settings: { default_payment_method: paymentMethod } } }))),
    listPaymentMethods: async () => unwrap(expectStatus(200, await payment.GET('/payment-methods'))).paymentMethods.data,
    deletePaymentMethods: async () => unwrap(expectStatus(204, await payment.DELETE('/payment-methods'))),
    deletePaymentMethod: async (id) =>
      unwrap(expectStatus(204, await payment.DELETE('/payment-methods/{id}', { params: { path: { id } } }))),
    subscribe: async ({ priceId, couponId, termsVersion }, key) => {
      const body = { priceId, ...defined({ couponId, termsVersion }) };
      return unwrap(expectStatus(201, await payment.POST('/subscriptions', { params: keyed(key), body })));
    },
  };
}

/** Returns the calls of the payment service that an order makes (shell §7). */
export function orderCalls(shell: Shell): OrderCalls {
  const { payment } = shell.clients;
  return {
    create: async (body, key) => {
      const { orderId, paymentIntent } = unwrap(expectStatus(201, await payment.POST('/order', { params: keyed(key), body })));
      const { client_secret: clientSecret, amount, currency } = paymentIntent;
      return { id: orderId, clientSecret, amount, currency };
    },
    read: async (id) => unwrap(expectStatus(200, await payment.GET('/order/{id}', { params: { path: { id } } }))).status,
  };
}

/** Returns the page of an invoice, as HTML. */
export const readInvoicePage = async (shell: Shell, id: string): Promise<string> =>
  unwrap(expectStatus(200, await shell.clients.payment.GET('/invoices/{id}/file', { params: { path: { id } }, parseAs: 'text' })));

/** Returns the configuration of the payment service. */
export const readServiceConfiguration = async (shell: Shell) =>
  unwrap(expectStatus(200, await shell.clients.payment.GET('/configuration')));
