import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from './withTimeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('withTimeout settles like the promise within the limit and leaves no timer', async () => {
  await expect(withTimeout(Promise.resolve('answer'), 1000)).resolves.toBe('answer');
  await expect(withTimeout(Promise.reject(new Error('refused')), 1000)).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});

test('withTimeout rejects when the limit is over', async () => {
  const late = expect(withTimeout(new Promise(() => undefined), 1000)).rejects.toMatchObject({ name: 'TimeoutError' });
  const own = expect(withTimeout(new Promise(() => undefined), 1000, () => new Error('notLoaded'))).rejects.toThrow('notLoaded');
  await vi.advanceTimersByTimeAsync(1000);
  await Promise.all([late, own]);
});
