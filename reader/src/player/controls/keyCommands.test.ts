import { volumeAfter } from '@realmkit/design-system/components/VolumeSlider/volumeLevel.ts';
import { expect, test, vi } from 'vitest';
import { commandOf, type KeyActions, keyHelp } from './keyCommands.ts';

function pressed(key: string, { direction = 'ltr' as 'ltr' | 'rtl', single = true, ctrlKey = false } = {}) {
  const calls: string[] = [];
  const record = (name: string) => vi.fn((value?: unknown) => void calls.push(value === undefined ? name : `${name} ${value}`));
  const actions: KeyActions = {
    turn: record('turn'),
    toggleNarration: record('toggle'),
    stepSentence: record('step'),
    louder: record('louder'),
    toggleMuted: record('mute'),
    press: record('press'),
    escape: record('escape'),
  };
  commandOf({ key, ctrlKey, metaKey: false, altKey: false }, direction, single, actions)?.();
  return calls;
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
])('the key "%s" runs the command %s', (key, calls) => {
  expect(pressed(key)).toEqual([calls]);
});

test('reader §5: the arrow keys change the volume by one step of 0.1', () => {
  expect([pressed('ArrowUp'), pressed('ArrowDown')]).toEqual([['louder 1'], ['louder -1']]);
  expect([1, -1].map((steps) => volumeAfter(0.5, steps))).toEqual([0.6, 0.4]);
});

test('the arrow keys are swapped in a book that is read from right to left', () => {
  expect([pressed('ArrowLeft', { direction: 'rtl' }), pressed('ArrowRight', { direction: 'rtl' })]).toEqual([
    ['turn forward'],
    ['turn backward'],
  ]);
});

test('turning single-key commands off leaves the other keys working', () => {
  expect(pressed('k', { single: false })).toEqual([]);
  expect(pressed('PageDown', { single: false })).toEqual(['turn forward']);
});

test('key combinations of the browser are ignored', () => {
  expect(pressed('f', { ctrlKey: true })).toEqual([]);
});

test('every command on a printable key can be switched off', () => {
  const letters = keyHelp.filter(({ keys }) => keys.some((key) => key.length === 1 && /[a-z?]/i.test(key)));
  expect(letters.every(({ single }) => single)).toBe(true);
});
