import { afterEach, expect, test, vi } from 'vitest';
import { retryTime } from './retryTime.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('the time of the next attempt is rounded up to a minute, in the form of the language', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 23, 14, 30, 20) });
  expect(retryTime('en-GB', 30)).toBe('14:31');
  expect(retryTime('en-US', 60)).toMatch(/^2:32\sPM$/);
  expect(retryTime('fi')).toBe('14.32');
});
