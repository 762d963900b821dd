import { expect, test } from 'vitest';
import { subscriptionStateOf } from './subscriptionState.ts';
import { noChoice } from './subscriptionUpdate.ts';

test('the subscription state has the fields of the specification', () => {
  const loaded = { inProgress: false, customerSubscriptions: [], invoices: undefined };
  const state = subscriptionStateOf({ products: [], prices: [] }, { ...noChoice, pricesToCancel: ['library-month'] }, loaded);
  expect(Object.keys(state)).toEqual([
    'inProgress',
    'products',
    'prices',
    'selectedPrices',
    'pricesToReactivate',
    'pricesToCancel',
    'customerSubscriptions',
    'invoices',
  ]);
  expect(state.pricesToCancel).toEqual(['library-month']);
});
