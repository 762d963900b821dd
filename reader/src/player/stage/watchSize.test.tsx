import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSize } from './watchSize.ts';

/** Tells the watcher that the size of what it watches is another one. */
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

test('reader §9: a new size is followed once, 500 ms after the last change of it', () => {
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

test('nothing is followed any more after the end', () => {
  const followed = vi.fn();
  const end = watchSize(document.body, followed);
  resize();
  end();
  vi.advanceTimersByTime(1000);
  expect(followed).not.toHaveBeenCalled();
});
