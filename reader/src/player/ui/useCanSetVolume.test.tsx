import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCanSetVolume } from './useCanSetVolume.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const readNextTask = (): boolean => {
  const { result } = renderHook(() => useCanSetVolume());
  act(() => vi.runAllTimers());
  return result.current;
};

test('a page that can set the volume of its recordings offers it', () => {
  expect(readNextTask()).toBe(true);
});

test('a page whose volume cannot be set, as on an iPad, does not offer it', () => {
  vi.spyOn(HTMLMediaElement.prototype, 'volume', 'get').mockReturnValue(1);
  expect(readNextTask()).toBe(false);
});

test('a page whose volume returns to 1 in the next task, as on newer iPads, does not offer it', () => {
  let volume = 1;
  vi.spyOn(HTMLMediaElement.prototype, 'volume', 'get').mockImplementation(() => volume);
  vi.spyOn(HTMLMediaElement.prototype, 'volume', 'set').mockImplementation((value) => {
    volume = value;
    setTimeout(() => {
      volume = 1;
    });
  });
  expect(readNextTask()).toBe(false);
});
