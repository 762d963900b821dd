import { describe, expect, test } from 'vitest';
import {
  initialPayment,
  isAtRest,
  type PaymentEvent,
  type PaymentStatus,
  paymentStatuses,
  paymentTransitions,
  statusAfter,
} from './paymentState.ts';

const events: readonly PaymentEvent[] = [
  'begin',
  'clientSecretCreated',
  'setupIntentCreated',
  'setupIntentConfirmed',
  'customerUpdated',
  'customerFetched',
  'subscriptionAdded',
  'succeed',
  'fail',
  'reset',
];

/** The specified transitions, written independently of the code: per status the results of the events above, '-' if impossible. */
const expected: Readonly<Record<PaymentStatus, string>> = {
  init: 'pending - - - - - - - failed init',
  pending: '- client_secret_created - setup_intent_confirmed - customer_fetched - - failed init',
  client_secret_created: 'pending - setup_intent_created - - - - - failed init',
  setup_intent_created: 'pending - - - - - - - failed init',
  setup_intent_confirmed: '- - - - customer_updated - - - failed init',
  customer_updated: '- - - - - customer_fetched - - failed init',
  customer_fetched: '- - - - - - subscription_added successful failed init',
  subscription_added: '- - - - - - - successful failed init',
  successful: 'pending - - - - - - - failed init',
  failed: 'pending - - - - - - - failed init',
};

describe('the status of a payment', () => {
  test.each(paymentStatuses)('the payment status %s handles every event as specified', (status) => {
    expect(events.map((event) => statusAfter(status, event) ?? '-').join(' ')).toBe(expected[status]);
  });

  test('the payment status has no events beside the specified ones', () => {
    const known = Object.values(paymentTransitions).flatMap((of) => Object.keys(of));
    expect([...new Set(known)].sort()).toEqual([...events].sort());
  });

  test('the payment status passes the whole chain with a new card', {
    tags: [
      'shell §4 Payment status.1',
      'shell §4 Payment status.2',
      'shell §4 Payment status.3',
      'shell §4 Payment status.4',
      'shell §4 Payment status.5',
      'shell §4 Payment status.6',
      'shell §4 Payment status.7',
      'shell §4 Payment status.8',
    ],
  }, () => {
    const way: readonly PaymentEvent[] = [
      'begin',
      'clientSecretCreated',
      'setupIntentCreated',
      'begin',
      'setupIntentConfirmed',
      'customerUpdated',
      'customerFetched',
      'subscriptionAdded',
      'succeed',
    ];
    const passed: string[] = [];
    way.reduce<PaymentStatus>((status, event) => {
      const next = statusAfter(status, event);
      passed.push(next ?? `${event} is not possible in ${status}`);
      return next ?? status;
    }, 'init');
    expect(passed).toEqual([
      'pending',
      'client_secret_created',
      'setup_intent_created',
      'pending',
      'setup_intent_confirmed',
      'customer_updated',
      'customer_fetched',
      'subscription_added',
      'successful',
    ]);
  });

  test.each(paymentStatuses)('the payment status %s becomes failed after an error', { tags: ['shell §4 Payment status.9'] }, (status) => {
    expect(statusAfter(status, 'fail')).toBe('failed');
  });

  test.each(paymentStatuses)('the payment status %s becomes init after a reset', { tags: ['shell §4 Payment status.10'] }, (status) => {
    expect(statusAfter(status, 'reset')).toBe('init');
  });

  test('new work starts only while no other work is pending', () => {
    expect(paymentStatuses.filter(isAtRest)).toEqual(['init', 'client_secret_created', 'setup_intent_created', 'successful', 'failed']);
  });
});

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
