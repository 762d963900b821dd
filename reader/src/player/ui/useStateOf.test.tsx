import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { initialReaderState, type ReaderState } from '../reader/ReaderState.ts';
import { createState } from '../state/createState.ts';
import { useStateOf } from './useReader.ts';

/** What a layout after a resize changes. */
const layout: Partial<ReaderState> = {
  location: { index: 1, screen: 2, screens: 9, shown: [1], cfi: '', atStart: false, atEnd: false, scrolls: false },
  progression: 0.4,
  isProgressionExact: true,
  screensLeft: 7,
};

test('a component renders when a part that it names changes, and has the latest value of it', () => {
  const state = createState<ReaderState>(initialReaderState);
  const onRender = vi.fn();
  const { result } = renderHook(() => {
    onRender();
    return useStateOf(state, 'language');
  });
  act(() => state.change(layout));
  expect(onRender).toHaveBeenCalledTimes(1);
  act(() => state.change({ language: 'sv' }));
  expect(onRender).toHaveBeenCalledTimes(2);
  expect(result.current.language).toBe('sv');
});
