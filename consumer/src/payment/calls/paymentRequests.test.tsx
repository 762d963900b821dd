import { createFakeShell, FakePage, type FakeShell } from '@realmkit/shell/testing';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { namespaces } from '../../namespaces.ts';
import { invoicesQuery } from '../../offer/paymentQueries.ts';
import { productsQuery, subscriptionsQuery } from '../../offer/planQueries.ts';
import { noChoice } from '../../subscriptions/update/subscriptionUpdate.ts';
import { useSubscriptionUpdate } from '../../subscriptions/update/useSubscriptionUpdate.ts';
import { useOrderFlow } from '../order/useOrderFlow.ts';
import { fakePayment, heldSubscription } from '../testing/fakePayment.ts';
import { paymentCalls } from './paymentCalls.ts';

/** Calls a hook in a page of a shell and returns its first result. */
function resultOf<Result>(shell: FakeShell, useResult: () => Result): Result {
  const results: Result[] = [];
  function Part() {
    results.push(useResult());
    return null;
  }
  render(
    <FakePage shell={shell}>
      <Part />
    </FakePage>,
  );
  const [first] = results;
  if (!first) throw new Error('The page is empty');
  return first;
}

/** Opens a shell with a fake payment service that answers one call with another status, and records what that call sends. */
async function shellFor(call: string, status?: number) {
  const payment = fakePayment();
  payment.orderStatus = 'completed';
  payment.subscriptions = [heldSubscription()];
  const sent: unknown[] = [];
  const answer = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    if (`${request.method} ${pathname}` !== call) return payment.answer(request);
    const body = await request.clone().text();
    sent.push({ search, payload: body === '' ? undefined : JSON.parse(body) });
    const response = await payment.answer(request);
    if (status === undefined) return response;
    return new Response(status === 204 ? null : await response?.text(), { status, headers: { 'content-type': 'application/json' } });
  };
  return { shell: await createFakeShell({ realm: 'uk', namespaces, answer }), sent };
}

/** Answers no bank. */
const refuseBank = async () => false;

const succeeds = (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => true,
    () => false,
  );

const giftOrder = { priceId: 'price-uk-gift', quantity: 2, name: 'Maja', email: 'maja@example.com', message: 'Read well!' };
const chosenCard = { invoice_settings: { default_payment_method: 'pm_1' } };
const newPlan = { priceId: 'price-uk-library-month', couponId: 'WELCOME20' };

/** The calls: method and path, the successful status, the payload, and how a page makes it. */
const calls: readonly [string, number, object | undefined, (shell: FakeShell) => Promise<boolean>][] = [
  ['POST /payment/client-secret', 201, undefined, (shell) => succeeds(paymentCalls(shell, refuseBank).createClientSecret('key'))],
  ['POST /payment/order', 201, giftOrder, (shell) => resultOf(shell, useOrderFlow).flow.create(giftOrder)],
  ['GET /payment/order/order_1', 200, undefined, (shell) => resultOf(shell, useOrderFlow).flow.read('order_1')],
  ['GET /payment/payment-methods', 200, undefined, (shell) => succeeds(paymentCalls(shell, refuseBank).listPaymentMethods())],
  ['DELETE /payment/payment-methods', 204, undefined, (shell) => succeeds(paymentCalls(shell, refuseBank).deletePaymentMethods())],
  ['GET /payment/me', 200, undefined, (shell) => succeeds(paymentCalls(shell, refuseBank).getCustomer())],
  ['PUT /payment/me', 200, chosenCard, (shell) => succeeds(paymentCalls(shell, refuseBank).chooseCard('pm_1'))],
  ['GET /payment/invoices', 200, undefined, (shell) => succeeds(shell.queryClient.fetchQuery(invoicesQuery(shell)))],
  ['GET /payment/subscriptions', 200, undefined, (shell) => succeeds(shell.queryClient.fetchQuery(subscriptionsQuery(shell)))],
  ['POST /payment/subscriptions', 201, newPlan, (shell) => succeeds(paymentCalls(shell, refuseBank).subscribe(newPlan, 'key'))],
  ['GET /payment/products', 200, undefined, (shell) => succeeds(shell.queryClient.fetchQuery(productsQuery(shell)))],
];

test.each(calls)(
  'the call %s succeeds only with %i and sends its payload',
  {
    tags: [
      'shell §7 Payment service.1',
      'shell §7 Payment service.2',
      'shell §7 Payment service.4',
      'shell §7 Payment service.5',
      'shell §7 Payment service.7',
      'shell §7 Payment service.9',
      'shell §7 Payment service.10',
      'shell §7 Payment service.12',
      'shell §7 Payment service.13',
      'shell §7 Payment service.14',
      'shell §7 Payment service.16',
      'shell §7 Payment service.18',
      'shell §7 Payment service.20',
      'shell §7 Payment service.22',
      'shell §7 Payment service.23',
      'shell §7 Payment service.28',
    ],
  },
  async (call, status, payload, run) => {
    const { shell, sent } = await shellFor(call, status);
    expect([await run(shell), sent]).toEqual([true, [{ search: '', payload }]]);
    for (const other of [200, 201, 202, 203, 204].filter((one) => one !== status))
      expect([other, await run((await shellFor(call, other)).shell)]).toEqual([other, false]);
  },
);

test('a plan is cancelled by a call that sends only cancel_at_period_end', { tags: ['shell §7 Payment service.24'] }, async () => {
  const { shell, sent } = await shellFor('PUT /payment/subscriptions/sub_1');
  const { update } = resultOf(shell, () => useSubscriptionUpdate(() => {}));
  update({ ...noChoice, pricesToCancel: ['price-uk-library-month'] });
  await vi.waitFor(() => expect(sent).toEqual([{ search: '', payload: { cancel_at_period_end: true } }]));
});
