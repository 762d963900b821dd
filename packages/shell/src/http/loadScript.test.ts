// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadScript } from './loadScript.ts';
import { PageNotLoadedError } from './PageNotLoadedError.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts to load a script that a test fails. */
function startLoading() {
  const { promise, reject } = Promise.withResolvers<never>();
  const settled = vi.fn();
  const reload = vi.fn();
  loadScript(() => promise, 'a script', reload).catch(settled);
  return { cancel: () => reject(new TypeError('error loading dynamically imported module')), settled, reload };
}

test('a script that is missing is reported at once', async () => {
  const { cancel, settled } = startLoading();
  cancel();
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledExactlyOnceWith(expect.any(PageNotLoadedError));
});

test('a script that the browser cancels because the page is left is not reported before the page has gone', async () => {
  const { cancel, settled } = startLoading();
  window.dispatchEvent(new Event('beforeunload'));
  cancel();
  await vi.advanceTimersByTimeAsync(2000);
  expect(settled).not.toHaveBeenCalled();
});

test('a script that fails while a download starts is reported, because the page stays', async () => {
  const { cancel, settled } = startLoading();
  window.dispatchEvent(new Event('beforeunload'));
  cancel();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(settled).toHaveBeenCalledExactlyOnceWith(expect.any(PageNotLoadedError));
});

test('a page that was left before its script had come is loaded again when the Back button shows it as it was', async () => {
  const { cancel, settled, reload } = startLoading();
  window.dispatchEvent(new Event('beforeunload'));
  window.dispatchEvent(new Event('pagehide'));
  cancel();
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pageshow'));
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledOnce();
  expect(settled).not.toHaveBeenCalled();
});
