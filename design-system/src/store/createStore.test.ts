import { expect, test, vi } from 'vitest';
import { createStore } from './createStore.ts';

test('a store tells its listeners of each other value, and of the same value none', () => {
  const store = createStore(1);
  const listener = vi.fn();
  store.subscribe(listener);
  store.set(1);
  expect(listener).not.toHaveBeenCalled();
  store.set(2);
  expect([store.getSnapshot(), listener.mock.calls.length]).toEqual([2, 1]);
});

test('a listener that ends its subscription, or another one, while it is told hears no more, and the others hear of this change', () => {
  const store = createStore(1);
  const last = vi.fn();
  const endFirst = store.subscribe(() => {
    endFirst();
    endSecond();
  });
  const endSecond = store.subscribe(vi.fn());
  store.subscribe(last);
  store.set(2);
  store.set(3);
  expect(last).toHaveBeenCalledTimes(2);
});
