import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ScrollToTop } from './ScrollToTop.tsx';

afterEach(() => vi.restoreAllMocks());

test('the button back to the top listens to the page once, and no longer once it is left, each time that it is shown', () => {
  const listening = new Set<unknown>();
  const { addEventListener, removeEventListener } = window;
  vi.spyOn(window, 'addEventListener').mockImplementation((...args: Parameters<typeof addEventListener>) => {
    if (args[0] === 'scroll') listening.add(args[1]);
    addEventListener.apply(window, args);
  });
  vi.spyOn(window, 'removeEventListener').mockImplementation((...args: Parameters<typeof removeEventListener>) => {
    if (args[0] === 'scroll') listening.delete(args[1]);
    removeEventListener.apply(window, args);
  });
  for (const _ of ['shown', 'shown again']) {
    const { unmount } = render(<ScrollToTop label="Back to the top" />);
    expect(listening.size).toBe(1);
    unmount();
    expect(listening.size).toBe(0);
  }
});
