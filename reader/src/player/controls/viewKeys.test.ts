import { expect, test } from 'vitest';
import { type ViewKey, type ViewKeyContext, viewCommandOf } from './viewKeys.ts';

function pressed(key: string, context: Partial<ViewKeyContext> = {}, more: Partial<ViewKey & { pans: boolean }> = {}) {
  const calls: string[] = [];
  const { pans = true, ...modifiers } = more;
  const command = viewCommandOf(
    { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false, ...modifiers },
    { zoom: 2, direction: 'ltr', singleKeys: true, ...context },
    {
      step: (by) => void calls.push(`step ${by}`),
      fit: () => void calls.push('fit'),
      pan: (x, y) => {
        calls.push(`pan ${Math.sign(x)} ${Math.sign(y)}`);
        return pans;
      },
      turn: (direction) => void calls.push(`turn ${direction}`),
    },
  );
  command?.();
  return command ? calls : undefined;
}

test('plus, minus and 0 zoom a page of fixed layout, unless single keys are off', () => {
  expect(['+', '=', '-', '0'].map((key) => pressed(key, { zoom: 1 }))).toEqual([['step 1'], ['step 1'], ['step -1'], ['fit']]);
  expect(pressed('+', { singleKeys: false })).toBeUndefined();
});

test('reflowable text and the keys of the browser are left alone', () => {
  for (const key of ['+', '-', '0', 'ArrowLeft']) expect(pressed(key, { zoom: undefined })).toBeUndefined();
  expect(pressed('+', {}, { ctrlKey: true })).toBeUndefined();
  expect(pressed('0', {}, { metaKey: true })).toBeUndefined();
});

test('arrows are the keys of the book until the page is zoomed', () => {
  expect(pressed('ArrowDown', { zoom: 1 })).toBeUndefined();
  expect(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'].map((key) => pressed(key))).toEqual([
    ['pan -1 0'],
    ['pan 1 0'],
    ['pan 0 -1'],
    ['pan 0 1'],
  ]);
});

test('an arrow at the edge of a zoomed page turns it in the direction of the book, but not while it is held', () => {
  expect(pressed('ArrowRight', {}, { pans: false })).toEqual(['pan -1 0', 'turn forward']);
  expect(pressed('ArrowRight', { direction: 'rtl' }, { pans: false })).toEqual(['pan -1 0', 'turn backward']);
  expect(pressed('ArrowRight', {}, { pans: false, repeat: true })).toEqual(['pan -1 0']);
  expect(pressed('ArrowDown', {}, { pans: false })).toEqual(['pan 0 -1']);
});
