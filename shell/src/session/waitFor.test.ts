import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from './waitFor.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a condition that holds already is not waited for', async () => {
  expect(await waitFor(() => true, { tries: 20, everyMs: 100 })).toBe(true);
});

test('the wait ends at the look that finds the condition', async () => {
  let looks = 0;
  const result = waitFor(() => ++looks > 3, { tries: 20, everyMs: 100 });
  await vi.advanceTimersByTimeAsync(300);
  expect(await result).toBe(true);
  expect(looks).toBe(4);
});

test('after 20 looks 100 ms apart the wait is given up', async () => {
  const settled = vi.fn();
  void waitFor(() => false, { tries: 20, everyMs: 100 }).then(settled);
  await vi.advanceTimersByTimeAsync(1999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(false);
});

test('the event settles the wait at once, and is no longer listened to', async () => {
  let holds = false;
  let tell = () => {};
  const unsubscribe = vi.fn();
  const subscribe = (onChange: () => void) => {
    tell = onChange;
    return unsubscribe;
  };
  const result = waitFor(() => holds, { tries: 20, everyMs: 100, subscribe });
  holds = true;
  tell();
  expect(await result).toBe(true);
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
