import { expect, test } from 'vitest';
import { createStartLatency } from './startLatency.ts';

/** Returns the latency to expect after these starts. */
function expectedAfter(...latencies: readonly number[]): number {
  const latency = createStartLatency();
  for (const one of latencies) latency.record(one);
  return latency.expected();
}

test('a long one of the last five starts is expected, and a disturbed one is not', () => {
  expect(expectedAfter(0.1, 0.08, 0.09, 0.07, 0.09, 0.3)).toBe(0.09);
  expect(expectedAfter(0.1, 0.2, 0.2, 0.08, 0.08, 0.09, 0.09, 0.07)).toBe(0.09);
});

test('the first start, which opens the sound output, counts only until there is another one', () => {
  expect(expectedAfter()).toBe(0);
  expect(expectedAfter(0.2)).toBeCloseTo(0.23);
  expect(expectedAfter(0.2, 0.08)).toBeCloseTo(0.11);
});

test('a start that waited for the network is not counted', () => {
  expect(expectedAfter(3, 0.2, 0.08, 2)).toBeCloseTo(0.11);
});
