import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backoffMs } from './backoff.ts';
import { useRetryWithBackoff } from './useRetryWithBackoff.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the backoff doubles from one second to half a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map(backoffMs)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('a failing call is retried after 1, 2 and 4 seconds', async () => {
  const retry = vi.fn(() => Promise.reject(new Error('down')));
  renderHook(() => useRetryWithBackoff(retry));
  const after = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    return retry.mock.calls.length;
  };
  expect([await after(999), await after(1), await after(1999), await after(1), await after(3999), await after(1)]).toEqual([
    0, 1, 1, 2, 2, 3,
  ]);
});

test('tryNow and the online event retry at once', async () => {
  const retry = vi.fn(async () => {});
  const { result } = renderHook(() => useRetryWithBackoff(retry));
  await act(async () => result.current.tryNow());
  expect(retry).toHaveBeenCalledTimes(1);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(retry).toHaveBeenCalledTimes(2);
});

test('one try runs at a time and times out after 20 seconds', async () => {
  const retry = vi.fn(() => new Promise(() => {}));
  const { result } = renderHook(() => useRetryWithBackoff(retry));
  await act(async () => result.current.tryNow());
  expect(result.current.trying).toBe(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  await act(() => vi.advanceTimersByTimeAsync(19_999));
  expect(retry).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(1));
  await act(() => vi.advanceTimersByTimeAsync(backoffMs(1)));
  expect(retry).toHaveBeenCalledTimes(2);
});
