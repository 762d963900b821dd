import { describe, expect, test } from 'vitest';
import { isAtRest, type PaymentMove, type PaymentStatus, paymentMoves, paymentStatuses, statusAfter } from './paymentStatus.ts';

const moves: readonly PaymentMove[] = [
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

/** Written down apart from the table under test: for each status the moves in the order above, '-' where there is none. */
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
  test.each(paymentStatuses)('%s answers every move as the table says', (status) => {
    expect(moves.map((move) => statusAfter(status, move) ?? '-').join(' ')).toBe(expected[status]);
  });

  test('knows no move that is not told here', () => {
    const known = Object.values(paymentMoves).flatMap((of) => Object.keys(of));
    expect([...new Set(known)].sort()).toEqual([...moves].sort());
  });

  test('goes up the whole chain with a new card', () => {
    const way: readonly PaymentMove[] = [
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
    const passed: PaymentStatus[] = [];
    way.reduce<PaymentStatus>((status, move) => {
      const next = statusAfter(status, move);
      if (next === undefined) throw new Error(`${move} is not possible in ${status}`);
      passed.push(next);
      return next;
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

  test.each(paymentStatuses)('%s fails with any error', (status) => {
    expect(statusAfter(status, 'fail')).toBe('failed');
  });

  test.each(paymentStatuses)('%s returns to init by a reset', (status) => {
    expect(statusAfter(status, 'reset')).toBe('init');
  });

  test('new work begins only while nothing is under way', () => {
    expect(paymentStatuses.filter(isAtRest)).toEqual(['init', 'client_secret_created', 'setup_intent_created', 'successful', 'failed']);
  });
});
