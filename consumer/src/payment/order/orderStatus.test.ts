import { expect, test, vi } from 'vitest';
import { type OrderStatus, orderStatuses, raisedOrder, retriedOrder } from './orderStatus.ts';

const inOrder: readonly OrderStatus[] = ['init', 'created', 'processing', 'failed', 'completed'];
const pairs = inOrder.flatMap((from) => inOrder.map((to) => [from, to] as const));

test('the five values of an order have their numbers', () => {
  expect(orderStatuses).toEqual({ init: 1, created: 2, processing: 3, failed: 4, completed: 5 });
});

test.each(pairs)('an order goes from %s to %s only where that is higher, and warns otherwise', (from, to) => {
  const warn = vi.fn();
  const higher = inOrder.indexOf(to) > inOrder.indexOf(from);
  expect(raisedOrder(from, to, warn)).toBe(higher ? to : from);
  expect(warn).toHaveBeenCalledTimes(higher ? 0 : 1);
});

test('a retry resets the order and sets created', () => {
  const warn = vi.fn();
  expect(retriedOrder(warn)).toBe('created');
  expect(warn).not.toHaveBeenCalled();
});

test('without a place for warnings they go to the console', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(raisedOrder('completed', 'created')).toBe('completed');
  expect(warn).toHaveBeenCalledWith('The payment of an order cannot go from completed to created.');
  warn.mockRestore();
});
