import { expect, test, vi } from 'vitest';
import { commandOf, type KeyActions, keyHelp } from './keyCommands.ts';

function pressed(key: string, { direction = 'ltr' as 'ltr' | 'rtl', single = true, ctrlKey = false } = {}) {
  const told: string[] = [];
  const tell = (name: string) => vi.fn((value?: unknown) => void told.push(value === undefined ? name : `${name} ${value}`));
  const actions: KeyActions = {
    turn: tell('turn'),
    toggleNarration: tell('toggle'),
    stepSentence: tell('step'),
    louder: tell('louder'),
    toggleMuted: tell('mute'),
    press: tell('press'),
    escape: tell('escape'),
  };
  commandOf({ key, ctrlKey, metaKey: false, altKey: false }, direction, single, actions)?.();
  return told;
}

test.each([
  ['ArrowRight', 'turn forward'],
  ['ArrowLeft', 'turn backward'],
  ['PageDown', 'turn forward'],
  [' ', 'toggle'],
  ['k', 'toggle'],
  ['j', 'step -1'],
  ['L', 'step 1'],
  ['m', 'mute'],
  ['t', 'press contents'],
  ['b', 'press bookmarkField'],
  ['?', 'press help'],
  ['Escape', 'escape'],
])('the key "%s" asks to %s', (key, told) => {
  expect(pressed(key)).toEqual([told]);
});

test('reader §5: keyboard volume changes go by one step of 0.1', () => {
  expect([pressed('ArrowUp'), pressed('ArrowDown')]).toEqual([['louder 1'], ['louder -1']]);
});

test('in a book read from right to left the arrows point to where the pages are', () => {
  expect([pressed('ArrowLeft', { direction: 'rtl' }), pressed('ArrowRight', { direction: 'rtl' })]).toEqual([
    ['turn forward'],
    ['turn backward'],
  ]);
});

test('single keys can be switched off, the others stay', () => {
  expect(pressed('k', { single: false })).toEqual([]);
  expect(pressed('PageDown', { single: false })).toEqual(['turn forward']);
});

test('keys of the browser are left to it', () => {
  expect(pressed('f', { ctrlKey: true })).toEqual([]);
});

test('every command that writes a letter elsewhere can be switched off', () => {
  const letters = keyHelp.filter(({ keys }) => keys.some((key) => key.length === 1 && /[a-z?]/i.test(key)));
  expect(letters.every(({ single }) => single)).toBe(true);
});
