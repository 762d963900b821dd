import { expect, test, vi } from 'vitest';
import { BookRequestError } from '../network/bookError.ts';
import { EntitlementError } from '../network/EntitlementError.ts';
import { createState } from '../state/createState.ts';
import { fakeTimers } from '../testing/fakeTimers.ts';
import { createErrorReports } from './errorReports.ts';
import { initialReaderState, type ReaderState } from './ReaderState.ts';

function openBook() {
  const state = createState<ReaderState>({ ...initialReaderState, phase: 'reading' });
  const closed = new AbortController();
  const [pause, onError] = [vi.fn(), vi.fn()];
  const timers = fakeTimers();
  return { errors: createErrorReports({ state, signal: closed.signal, pause, onError, timers }), state, closed, pause, onError, timers };
}
const pageError = (status: number) => new BookRequestError(status, 'https://books.example/b/2.xhtml');

test('a page that fails to load is reported beside the book, and the next navigation clears the report', async () => {
  const { errors, state, pause, onError } = openBook();
  await errors.navigating(() => Promise.reject(pageError(404)));
  expect(state.get()).toMatchObject({ phase: 'reading', pageErrorCode: 'error_not_found' });
  expect(onError).toHaveBeenCalledExactlyOnceWith('A page could not be shown', pageError(404));
  await errors.navigating(async () => {});
  expect(state.get().pageErrorCode).toBeUndefined();
  expect(pause).not.toHaveBeenCalled();
});

test('a page that the network does not bring is no fault of the book, and is shown once the navigation is tried again', async () => {
  const { errors, state } = openBook();
  const task = vi.fn(async () => {});
  task.mockRejectedValueOnce(pageError(0));
  await errors.navigating(task);
  expect(state.get()).toMatchObject({ phase: 'reading', pageErrorCode: 'error_no_connection' });
  await errors.retry();
  expect(task).toHaveBeenCalledTimes(2);
  expect(state.get().pageErrorCode).toBeUndefined();
  await errors.retry();
  expect(task).toHaveBeenCalledTimes(2);
});

test('a page that is not there within a second is said to be loading, and no longer once it has come or failed', async () => {
  const { errors, state, timers } = openBook();
  for (const end of ['resolve', 'reject'] as const) {
    const page = Promise.withResolvers<void>();
    const going = errors.navigating(() => page.promise);
    timers.pass(600);
    expect(state.get().isPageLate).toBe(false);
    timers.pass(400);
    expect(state.get().isPageLate).toBe(true);
    page[end]();
    await going;
    expect(state.get().isPageLate).toBe(false);
  }
  await errors.navigating(async () => {});
  timers.pass(1000);
  expect(state.get().isPageLate).toBe(false);
});

test('the first request that finds no network is reported while it is sent again, and forgotten when the page comes', async () => {
  const { errors, state, onError } = openBook();
  const page = Promise.withResolvers<void>();
  errors.unreachable(pageError(0));
  expect(state.get().pageErrorCode).toBeUndefined();
  const going = errors.navigating(() => page.promise);
  errors.unreachable(pageError(0));
  expect(state.get().pageErrorCode).toBe('error_no_connection');
  page.resolve();
  await going;
  expect(state.get().pageErrorCode).toBeUndefined();
  expect(onError).not.toHaveBeenCalled();
});

test('a page that an expired session forbids ends the reading, and stops the narration', () => {
  const { errors, state, pause } = openBook();
  errors.page(pageError(403));
  expect(state.get()).toMatchObject({ phase: 'failed', errorCode: 'error_logged_out', pageErrorCode: undefined });
  expect(pause).toHaveBeenCalledOnce();
});

test('a book that the user is not entitled to says what opens it', () => {
  const { errors, state, onError } = openBook();
  const refusal = new EntitlementError('plan');
  errors.opening(refusal);
  expect(state.get()).toMatchObject({ phase: 'failed', errorCode: 'error_not_entitled', refusal });
  expect(onError).toHaveBeenCalledExactlyOnceWith('The book could not be opened', refusal);
});

test('nothing is reported after the book was closed', async () => {
  const { errors, state, closed, onError } = openBook();
  closed.abort();
  errors.opening(pageError(404));
  errors.forbiddenFile(pageError(403));
  await errors.navigating(() => Promise.reject(pageError(404)));
  expect(state.get()).toMatchObject({ phase: 'reading', pageErrorCode: undefined });
  expect(onError).not.toHaveBeenCalled();
});
