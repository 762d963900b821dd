import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSize } from './watchSize.ts';

/** Simulates a resize of the watched element. */
let resize = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('reader §9: a resize is reported once, 500 ms after the last change', { tags: ['reader §9.3'] }, () => {
  const followed = vi.fn();
  watchSize(document.body, followed);
  resize();
  vi.advanceTimersByTime(400);
  resize();
  vi.advanceTimersByTime(499);
  expect(followed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(followed).toHaveBeenCalledOnce();
});

test('a resize is not reported after the watcher was stopped', () => {
  const followed = vi.fn();
  const end = watchSize(document.body, followed);
  resize();
  end();
  vi.advanceTimersByTime(1000);
  expect(followed).not.toHaveBeenCalled();
});
