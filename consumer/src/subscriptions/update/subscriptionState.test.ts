import { expect, test } from 'vitest';
import { heldSubscription } from '../../payment/testing/fakePayment.ts';
import { market } from '../../payment/testing/market.ts';
import { subscriptionStateOf } from './subscriptionState.ts';

test('the subscription state has the fields of the specification', { tags: ['shell §3.16'] }, () => {
  const choice = { selectedPrices: ['library-year'], pricesToReactivate: ['sign-month'], pricesToCancel: ['library-month'] };
  const loaded = { inProgress: true, customerSubscriptions: [heldSubscription()], invoices: [] };
  expect(subscriptionStateOf(market, choice, loaded)).toEqual({
    inProgress: true,
    products: market.products,
    prices: market.prices,
    selectedPrices: ['library-year'],
    pricesToReactivate: ['sign-month'],
    pricesToCancel: ['library-month'],
    customerSubscriptions: [heldSubscription()],
    invoices: [],
  });
});
