import { expect, test } from 'vitest';
import { nextChoice } from './nextChoice.ts';

const grid = { count: 8, perRow: 3, direction: 'ltr' } as const;

test.each([
  ['ArrowRight', 2, 3],
  ['ArrowRight', 7, 0],
  ['ArrowLeft', 0, 7],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 5, 6],
  ['ArrowDown', 7, 0],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 7],
  ['Home', 5, 0],
  ['End', 0, 7],
])('%s moves the focus from choice %d to choice %d of eight in rows of three', (key, from, to) => {
  expect(nextChoice(key, from, grid)).toBe(to);
});

test('in one row, up and down move as in a menu of one column', () => {
  const row = { count: 4, perRow: 4, direction: 'ltr' } as const;
  expect([0, 1, 2, 3].map((from) => nextChoice('ArrowDown', from, row))).toEqual([1, 2, 3, 0]);
  expect([0, 1, 2, 3].map((from) => nextChoice('ArrowUp', from, row))).toEqual([3, 0, 1, 2]);
});

test('the left and right arrow keys follow the reading direction', () => {
  expect(nextChoice('ArrowLeft', 2, { ...grid, direction: 'rtl' })).toBe(3);
  expect(nextChoice('ArrowRight', 2, { ...grid, direction: 'rtl' })).toBe(1);
});

test('other keys do not move the focus', () => {
  expect(nextChoice('a', 2, grid)).toBeUndefined();
});
