import { expect, test } from 'vitest';
import { formatBytes } from './formatBytes.ts';

test.each([
  [0, '0 kB'],
  [999, '1 kB'],
  [12_345_678, '12.3 MB'],
  [10_700_000_000, '10.7 GB'],
  [2_000_000_000_000_000, '2,000,000 GB'],
])('%d bytes are written as %s', (bytes, text) => {
  expect(formatBytes(bytes, 'en-GB')).toBe(text.replace(' ', '\u00a0'));
});
