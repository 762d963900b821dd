import { unwrap } from '@realmkit/openapi';
import type { Shell } from '@realmkit/shell';
import type { PaymentCalls } from '../flow/createPaymentFlow.ts';
import { countryOf } from './paymentHeaders.ts';

/** An answer that is a success of another kind than the one that was asked for (shell §9). */
class UnexpectedStatusError extends Error {
  override readonly name = 'UnexpectedStatusError';

  constructor(status: number, wanted: number) {
    super(`The payment service answered ${status} instead of ${wanted}.`);
  }
}

type Result = Parameters<typeof unwrap>[0];

/** Takes the answer of a call that counts as done with one status alone (shell §9): 201 for what is made, 200 for reads, 204 for deletions. */
export function withStatus<Answer extends Result>(wanted: number, answer: Answer): Answer {
  const { ok, status } = answer.response;
  if (ok && status !== wanted) throw new UnexpectedStatusError(status, wanted);
  return answer;
}

/** The calls of the payment service that a card payment makes (shell §7). */
export function paymentCalls(shell: Shell): PaymentCalls {
  const { payment } = shell.clients;
  const header = countryOf(shell);
  const keyed = (idempotencyKey: string) => ({ ...header, 'Idempotency-Key': idempotencyKey });
  return {
    createClientSecret: async (key) =>
      unwrap(withStatus(201, await payment.POST('/client-secret', { params: { header: keyed(key) } }))).setupIntent.client_secret,
    getCustomer: async () => unwrap(withStatus(200, await payment.GET('/me', { params: { header } }))),
    chooseCard: async (paymentMethod) =>
      unwrap(await payment.PUT('/me', { params: { header }, body: { invoice_settings: { default_payment_method: paymentMethod } } })),
    listPaymentMethods: async () =>
      unwrap(withStatus(200, await payment.GET('/payment-methods', { params: { header } }))).paymentMethods.data,
    deletePaymentMethods: async () => unwrap(withStatus(204, await payment.DELETE('/payment-methods', { params: { header } }))),
    subscribe: async ({ priceId, couponId, termsVersion }, key) => {
      const body = { priceId, ...(couponId === undefined ? {} : { couponId }), ...(termsVersion === undefined ? {} : { termsVersion }) };
      return unwrap(withStatus(201, await payment.POST('/subscriptions', { params: { header: keyed(key) }, body })));
    },
  };
}
