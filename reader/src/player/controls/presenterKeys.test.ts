import { expect, test } from 'vitest';
import { presenterCommandOf } from './presenterKeys.ts';

const commandOf = (key: string, { direction = 'ltr' as 'ltr' | 'rtl', isTyping = false, shiftKey = false, ctrlKey = false } = {}) =>
  presenterCommandOf({ key, shiftKey, ctrlKey, metaKey: false, altKey: false }, { direction, isTyping });

test.each([
  ['PageDown', 'forward'],
  ['PageUp', 'backward'],
  ['ArrowRight', 'forward'],
  ['ArrowLeft', 'backward'],
  ['ArrowDown', 'forward'],
  ['ArrowUp', 'backward'],
  [' ', 'forward'],
  ['.', 'blank'],
  ['b', 'blank'],
  ['B', 'blank'],
  ['Escape', 'end'],
  ['o', undefined],
])('the key "%s" of a presenter means %s', (key, command) => {
  expect(commandOf(key)).toBe(command);
});

test('the arrows follow the direction of the book, and Shift turns the space bar around', () => {
  expect([commandOf('ArrowRight', { direction: 'rtl' }), commandOf('ArrowLeft', { direction: 'rtl' })]).toEqual(['backward', 'forward']);
  expect(commandOf(' ', { shiftKey: true })).toBe('backward');
});

test('keys with Ctrl are the browser’s', () => {
  expect(commandOf('b', { ctrlKey: true })).toBeUndefined();
});

test('a field that is typed in leaves a presenter the page keys and Escape', () => {
  const keys = ['PageDown', 'PageUp', 'Escape', ' ', 'b', '.', 'ArrowRight'];
  expect(keys.filter((key) => commandOf(key, { isTyping: true }) !== undefined)).toEqual(['PageDown', 'PageUp', 'Escape']);
});
