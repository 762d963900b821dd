import { expect, test } from 'vitest';
import { parseClock } from './clock.ts';

test.each([
  ['5:34:31.396', 20071.396],
  ['124:59:36', 449976],
  ['0:05:01.2', 301.2],
  ['0:00:04', 4],
  ['09:58', 598],
  ['00:56.78', 56.78],
  ['76.2s', 76.2],
  ['7.75h', 27900],
  ['13min', 780],
  ['2345ms', 2.345],
  ['12.345', 12.345],
  ['0', 0],
  [' 3s ', 3],
  ['npt=7.5s', 7.5],
])('the clock value %s is %d seconds', (text, seconds) => {
  expect(parseClock(text)).toBeCloseTo(seconds, 6);
});

test.each(['', 'soon', '1:2:3:4', '-3s', '12:75', null, undefined])('"%s" is not a clock value', (text) => {
  expect(parseClock(text)).toBeUndefined();
});
