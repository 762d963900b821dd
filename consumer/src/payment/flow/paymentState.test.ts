import { expect, test } from 'vitest';
import { initialPayment } from './paymentState.ts';

test('the payment state has the fields of the specification', () => {
  expect(Object.keys(initialPayment)).toEqual([
    'status',
    'customerId',
    'subscriptionId',
    'clientSecret',
    'error',
    'elementsLoading',
    'setupIntent',
    'paymentMethods',
    'customer',
    'defaultPaymentMethod',
  ]);
});
