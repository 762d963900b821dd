import { expect, test } from 'vitest';
import { placeMenu } from './placeMenu.ts';

const reader = { width: 400, height: 600 };
const menu = { width: 300, height: 100 };
const line = (top: number, left = 150, right = 250) => ({ left, right, top, bottom: top + 20 });

test('the menu is above the text, and below one that a finger selected or that is at the top', () => {
  expect(placeMenu(line(300), menu, reader, false)).toEqual({ left: 50, top: 192 });
  expect(placeMenu(line(300), menu, reader, true)).toEqual({ left: 50, top: 348 });
  expect(placeMenu(line(50), menu, reader, false)).toEqual({ left: 50, top: 78 });
  expect(placeMenu(line(560), menu, reader, true)).toEqual({ left: 50, top: 452 });
});

test.each([
  ['at the left edge', line(300, 0, 10)],
  ['at the right edge', line(300, 390, 400)],
  ['that fills the reader', { left: 0, top: 0, right: 400, bottom: 600 }],
])('the menu of a text %s is within the reader', (_, text) => {
  for (const isTouched of [true, false]) {
    const { left, top } = placeMenu(text, menu, reader, isTouched);
    expect([left >= 8, left + menu.width <= 392, top >= 8, top + menu.height <= 592]).toEqual([true, true, true, true]);
  }
});
