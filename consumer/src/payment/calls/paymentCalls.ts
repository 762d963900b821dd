import { OfflineError, unwrap } from '@realmkit/openapi';
import * as paymentAnswers from '@realmkit/openapi/answers/payment';
import { defined } from '@realmkit/openapi/json';
import type { Shell } from '@realmkit/shell';
import type { PaymentCalls } from '../flow/createPaymentFlow.ts';
import type { OrderCalls } from '../order/createOrderFlow.ts';
import { type AnswerBank, afterBank } from '../provider/afterBank.ts';

/** Returns the parameters of a call that is made once for an intent, even if it is repeated. */
const keyed = (idempotencyKey: string) => ({ header: { 'Idempotency-Key': idempotencyKey } });

/** Returns what refuses to begin an act while the device has no network. */
const beginOnline =
  ({ configuration }: Shell) =>
  (): void => {
    if (!navigator.onLine) throw new OfflineError(configuration.services.payment, undefined);
  };

/** Returns the calls of the payment service that a card payment makes (shell §7); where the bank asks, the owner of the card answers. */
export function paymentCalls(shell: Shell, answerBank: AnswerBank): PaymentCalls {
  const { payment } = shell.clients;
  return {
    begin: beginOnline(shell),
    createClientSecret: async (key) =>
      unwrap(await payment.POST('/client-secret', { params: keyed(key) }), paymentAnswers.createClientSecret).setupIntent.client_secret,
    getCustomer: async () => unwrap(await payment.GET('/me'), paymentAnswers.getCustomer),
    chooseCard: async (paymentMethod) =>
      unwrap(
        await payment.PUT('/me', { body: { invoice_settings: { default_payment_method: paymentMethod } } }),
        paymentAnswers.updateCustomer,
      ),
    listPaymentMethods: async () => unwrap(await payment.GET('/payment-methods'), paymentAnswers.listPaymentMethods).paymentMethods.data,
    deletePaymentMethods: async () => unwrap(await payment.DELETE('/payment-methods')),
    deletePaymentMethod: async (id) => unwrap(await payment.DELETE('/payment-methods/{id}', { params: { path: { id } } })),
    subscribe: async ({ priceId, couponId, termsVersion, beginAtOnce, expected }, key) => {
      const body = { priceId, ...defined({ couponId, termsVersion, begin_at_once: beginAtOnce, expected }) };
      const order = () => payment.POST('/subscriptions', { params: keyed(key), body });
      return unwrap(await afterBank(order, answerBank), paymentAnswers.createSubscription);
    },
  };
}

/** Returns the calls of the payment service that an order makes (shell §7). */
export function orderCalls(shell: Shell): OrderCalls {
  const { payment } = shell.clients;
  return {
    begin: beginOnline(shell),
    create: async (body, key) => {
      const { orderId, paymentIntent } = unwrap(await payment.POST('/order', { params: keyed(key), body }), paymentAnswers.createOrder);
      const { client_secret: clientSecret, amount, currency } = paymentIntent;
      return { id: orderId, clientSecret, amount, currency };
    },
    read: async (id) => unwrap(await payment.GET('/order/{id}', { params: { path: { id } } }), paymentAnswers.getOrder).status,
  };
}

/** Returns the page of an invoice, as HTML. */
export const readInvoicePage = async (shell: Shell, id: string): Promise<string> =>
  unwrap(await shell.clients.payment.GET('/invoices/{id}/file', { params: { path: { id } }, parseAs: 'text' }));

/** Returns the configuration of the payment service. */
export const readServiceConfiguration = async (shell: Shell) =>
  unwrap(await shell.clients.payment.GET('/configuration'), paymentAnswers.getPaymentConfiguration);
