import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from './waitFor.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('waitFor resolves at once when the condition holds', async () => {
  expect(await waitFor(() => true, { tries: 20, everyMs: 100 })).toBe(true);
});

test('waitFor resolves at the first check that finds the condition', async () => {
  let checks = 0;
  const result = waitFor(() => ++checks > 3, { tries: 20, everyMs: 100 });
  await vi.advanceTimersByTimeAsync(300);
  expect(await result).toBe(true);
  expect(checks).toBe(4);
});

test('waitFor gives up after 20 checks, 100 ms apart', async () => {
  const settled = vi.fn();
  void waitFor(() => false, { tries: 20, everyMs: 100 }).then(settled);
  await vi.advanceTimersByTimeAsync(1999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(false);
});

test('waitFor resolves at once on the event and unsubscribes', async () => {
  let holds = false;
  let notify = () => {};
  const unsubscribe = vi.fn();
  const subscribe = (onChange: () => void) => {
    notify = onChange;
    return unsubscribe;
  };
  const result = waitFor(() => holds, { tries: 20, everyMs: 100, subscribe });
  holds = true;
  notify();
  expect(await result).toBe(true);
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
