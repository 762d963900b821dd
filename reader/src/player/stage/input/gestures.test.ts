import { expect, test } from 'vitest';
import { pinchedSize, swipeOf, turnOf, zoneOf } from './gestures.ts';

test('a tap at a side is distinguished from a tap in the middle', () => {
  expect([10, 500, 990].map((x) => zoneOf(x, 1000))).toEqual(['left', 'middle', 'right']);
});

test.each([
  [-80, 5, 200, 'left'],
  [80, -20, 200, 'right'],
  [-20, 0, 100, undefined],
  [-80, 90, 200, undefined],
  [-80, 0, 900, undefined],
])('a finger that moves by %d and %d px in %d ms swipes to %s', (x, y, time, to) => {
  expect(swipeOf(x, y, time)).toBe(to);
});

test('the right side turns forward in left-to-right books, and the left side in the others', () => {
  expect([turnOf('right', 'ltr'), turnOf('left', 'ltr')]).toEqual(['forward', 'backward']);
  expect([turnOf('left', 'rtl'), turnOf('right', 'rtl')]).toEqual(['forward', 'backward']);
});

test('a pinch changes the text size between 60 and 300 %', () => {
  expect([pinchedSize(1, 1.2), pinchedSize(2.8, 1.4), pinchedSize(0.7, 0.7)]).toEqual([1.2, 3, 0.6]);
});

test('one pinch changes the text size by half at most, however far the fingers move', () => {
  expect([pinchedSize(1, 2.5), pinchedSize(1.8, 0.1)]).toEqual([1.5, 1.2]);
});
