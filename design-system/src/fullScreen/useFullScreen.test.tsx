import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFullScreen } from './useFullScreen.ts';

test('a second press leaves the full screen that the browser has not entered yet', async () => {
  let shown: Element | null = null;
  const change = (next: Element | null) => {
    shown = next;
    document.dispatchEvent(new Event('fullscreenchange'));
  };
  const entering = Promise.withResolvers<void>();
  const element = document.createElement('div');
  element.requestFullscreen = vi.fn(() => entering.promise);
  const exit = vi.fn(async () => change(null));
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => shown });
  Object.defineProperty(document, 'exitFullscreen', { configurable: true, value: exit });

  const { result } = renderHook(() => useFullScreen({ current: element }));
  act(() => result.current.toggle());
  act(() => result.current.toggle());
  expect(exit).not.toHaveBeenCalled();
  await act(async () => {
    change(element);
    entering.resolve();
  });
  expect(exit).toHaveBeenCalledOnce();
  expect(result.current.full).toBe(false);
  expect(element.requestFullscreen).toHaveBeenCalledOnce();
});
