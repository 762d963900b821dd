import { afterEach, expect, test, vi } from 'vitest';
import { watchLeaving } from './watchLeaving.ts';

afterEach(() => void vi.restoreAllMocks());

const show = (visibility: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};
const hidePage = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));

test('a page that is hidden or stored for the way back is not left, and an unloaded one is', () => {
  const [onHidden, onLeave] = [vi.fn(), vi.fn()];
  const stop = watchLeaving(onHidden, onLeave);
  show('hidden');
  show('visible');
  hidePage(true);
  expect([onHidden.mock.calls.length, onLeave.mock.calls.length]).toEqual([1, 0]);
  hidePage(false);
  expect([onHidden.mock.calls.length, onLeave.mock.calls.length]).toEqual([1, 1]);
  stop();
  show('hidden');
  hidePage(false);
  expect([onHidden.mock.calls.length, onLeave.mock.calls.length]).toEqual([1, 1]);
});
