import { expect, test, vi } from 'vitest';
import { expectReport } from '../../../../scripts/suites/reports.ts';
import { advanceOrderStatus, type OrderStatus, orderStatusAfterRetry, orderStatuses } from './orderStatus.ts';

const inOrder: readonly OrderStatus[] = ['init', 'created', 'processing', 'failed', 'completed'];
const pairs = inOrder.flatMap((from) => inOrder.map((to) => [from, to] as const));

test('the five statuses of an order have their numbers', { tags: ['shell §4 Signup-flow payment state.1'] }, () => {
  expect(orderStatuses).toEqual({ init: 1, created: 2, processing: 3, failed: 4, completed: 5 });
});

test.each(pairs)(
  'an order goes from %s to %s only if that is higher, and logs a warning otherwise',
  { tags: ['shell §4 Signup-flow payment state.2', 'shell §4 Signup-flow payment state.3', 'shell §4 Signup-flow payment state.4'] },
  (from, to) => {
    const warn = vi.fn();
    const higher = inOrder.indexOf(to) > inOrder.indexOf(from);
    expect(advanceOrderStatus(from, to, warn)).toBe(higher ? to : from);
    expect(warn).toHaveBeenCalledTimes(higher ? 0 : 1);
  },
);

test('a retry resets the order and sets created', () => {
  const warn = vi.fn();
  expect(orderStatusAfterRetry(warn)).toBe('created');
  expect(warn).not.toHaveBeenCalled();
});

test('warnings go to the console by default', () => {
  expectReport('The payment of an order cannot go from completed to created.');
  expect(advanceOrderStatus('completed', 'created')).toBe('completed');
});
