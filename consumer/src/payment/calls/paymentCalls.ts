import { unwrap } from '@realmkit/openapi';
import type { Shell } from '@realmkit/shell';
import type { PaymentCalls } from '../flow/createPaymentFlow.ts';
import type { OrderCalls } from '../order/createOrderFlow.ts';
import { countryHeader } from './paymentHeaders.ts';

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

/** Returns the calls of the payment service that a card payment makes (shell §7). */
export function paymentCalls(shell: Shell): PaymentCalls {
  const { payment } = shell.clients;
  const header = countryHeader(shell);
  const keyed = (idempotencyKey: string) => ({ ...header, 'Idempotency-Key': idempotencyKey });
  return {
    createClientSecret: async (key) =>
      unwrap(expectStatus(201, await payment.POST('/client-secret', { params: { header: keyed(key) } }))).setupIntent.client_secret,
    getCustomer: async () => unwrap(expectStatus(200, await payment.GET('/me', { params: { header } }))),
    chooseCard: async (paymentMethod) =>
      unwrap(
        expectStatus(
          200,
          await payment.PUT('/me', { params: { header }, body: { invoice_settings: { default_payment_method: paymentMethod } } }),
        ),
      ),
    listPaymentMethods: async () =>
      unwrap(expectStatus(200, await payment.GET('/payment-methods', { params: { header } }))).paymentMethods.data,
    deletePaymentMethods: async () => unwrap(expectStatus(204, await payment.DELETE('/payment-methods', { params: { header } }))),
    deletePaymentMethod: async (id) =>
      unwrap(expectStatus(204, await payment.DELETE('/payment-methods/{id}', { params: { header, path: { id } } }))),
    subscribe: async ({ priceId, couponId, termsVersion }, key) => {
      const body = { priceId, ...(couponId === undefined ? {} : { couponId }), ...(termsVersion === undefined ? {} : { termsVersion }) };
      return unwrap(expectStatus(201, await payment.POST('/subscriptions', { params: { header: keyed(key) }, body })));
    },
  };
}

/** Returns the calls of the payment service that an order makes (shell §7). */
export function orderCalls(shell: Shell): OrderCalls {
  const { payment } = shell.clients;
  return {
    create: async (body, key) => {
      const header = { ...countryHeader(shell), 'Idempotency-Key': key };
      const { orderId, paymentIntent } = unwrap(expectStatus(201, await payment.POST('/order', { params: { header }, body })));
      const { client_secret: clientSecret, amount, currency } = paymentIntent;
      return { id: orderId, clientSecret, amount, currency };
    },
    read: async (id) =>
      unwrap(expectStatus(200, await payment.GET('/order/{id}', { params: { header: countryHeader(shell), path: { id } } }))).status,
  };
}

/** Returns the configuration of the payment service. */
export const readServiceConfiguration = async (shell: Shell) =>
  unwrap(expectStatus(200, await shell.clients.payment.GET('/configuration', { params: { header: countryHeader(shell) } })));
