import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectReport } from '../../../../scripts/suites/reports.ts';
import { runRegularly } from './runRegularly.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const hour = 3_600_000;

test('a sandbox that runs for long purges each hour until it ends', async () => {
  const purge = vi.fn(async () => undefined);
  const end = runRegularly(hour, 'purge', purge);
  await vi.advanceTimersByTimeAsync(3 * hour);
  expect(purge).toHaveBeenCalledTimes(3);
  await end();
  await vi.advanceTimersByTimeAsync(hour);
  expect(purge).toHaveBeenCalledTimes(3);
});

test('a purge that fails is reported and tried again in an hour', async () => {
  expectReport('The database is away.');
  const purge = vi.fn(() => Promise.reject(new Error('The database is away.')));
  const end = runRegularly(hour, 'purge', purge);
  await vi.advanceTimersByTimeAsync(2 * hour);
  await end();
  expect(purge).toHaveBeenCalledTimes(2);
});

test('work that takes longer than its time runs once at a time, and the end waits for it', async () => {
  const gate = Promise.withResolvers<void>();
  const work = vi.fn(() => gate.promise);
  const end = runRegularly(hour, 'work', work);
  await vi.advanceTimersByTimeAsync(3 * hour);
  expect(work).toHaveBeenCalledTimes(1);
  const ended = end().then(() => 'ended');
  expect(await Promise.race([ended, Promise.resolve('running')])).toBe('running');
  gate.resolve();
  expect(await ended).toBe('ended');
});
