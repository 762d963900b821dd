import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAutosave } from './createAutosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('what is typed is saved two seconds after the last key', async () => {
  const save = vi.fn(async () => false);
  const { touch } = createAutosave(save);
  for (let key = 0; key < 5; key++) {
    touch();
    await pass(1999);
    expect(save).not.toHaveBeenCalled();
  }
  await pass(1);
  expect(save).toHaveBeenCalledOnce();
  await pass(60_000);
  expect(save).toHaveBeenCalledOnce();
});

test('whoever never stops typing is saved every 15 seconds', async () => {
  const save = vi.fn(async () => false);
  const { touch } = createAutosave(save);
  for (let second = 0; second < 45; second++) {
    touch();
    await pass(1000);
  }
  expect(save).toHaveBeenCalledTimes(3);
});

test('one request is on its way at a time, and what is typed meanwhile follows it', async () => {
  let finish = (_isOpen: boolean) => {};
  const save = vi.fn(() => new Promise<boolean>((resolve) => (finish = resolve)));
  const { touch, flush } = createAutosave(save);
  touch();
  flush();
  touch();
  await pass(60_000);
  flush();
  expect(save).toHaveBeenCalledOnce();
  finish(false);
  await pass(0);
  expect(save).toHaveBeenCalledTimes(2);
  finish(false);
  await pass(60_000);
  expect(save).toHaveBeenCalledTimes(2);
});

test('a save that has failed is tried again after 15 seconds, or at once where asked', async () => {
  const save = vi.fn(async () => save.mock.calls.length < 3);
  const { touch, flush } = createAutosave(save);
  touch();
  await pass(2000);
  await pass(14_999);
  expect(save).toHaveBeenCalledOnce();
  await pass(1);
  expect(save).toHaveBeenCalledTimes(2);
  flush();
  await pass(60_000);
  expect(save).toHaveBeenCalledTimes(3);
});

test('nothing is saved where nothing has changed, and nothing after the end', async () => {
  const save = vi.fn(async () => false);
  const { touch, flush, stop } = createAutosave(save);
  flush();
  touch();
  stop();
  flush();
  await pass(60_000);
  expect(save).not.toHaveBeenCalled();
});
