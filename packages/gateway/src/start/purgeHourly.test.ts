import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectReport } from '../../../../scripts/suites/reports.ts';
import { purgeHourly } from './purgeHourly.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const hour = 3_600_000;

test('a sandbox that runs for long purges each hour until it ends', async () => {
  const purge = vi.fn(async () => undefined);
  const end = purgeHourly(purge);
  await vi.advanceTimersByTimeAsync(3 * hour);
  expect(purge).toHaveBeenCalledTimes(3);
  end();
  await vi.advanceTimersByTimeAsync(hour);
  expect(purge).toHaveBeenCalledTimes(3);
});

test('a purge that fails is reported and tried again in an hour', async () => {
  expectReport('The database is away.');
  const purge = vi.fn(() => Promise.reject(new Error('The database is away.')));
  const end = purgeHourly(purge);
  await vi.advanceTimersByTimeAsync(2 * hour);
  end();
  expect(purge).toHaveBeenCalledTimes(2);
});
