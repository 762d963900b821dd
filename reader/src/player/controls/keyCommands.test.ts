import { volumeAfter } from '@realmkit/design-system/components/VolumeSlider/volumeLevel.ts';
import { expect, test, vi } from 'vitest';
import { commandOf, type KeyActions, type KeyContext, keyHelp, type PressedKey } from './keyCommands.ts';

const narrated: KeyContext = {
  direction: 'ltr',
  singleKeys: true,
  isNarrated: true,
  canReadAloud: false,
  isScrolled: false,
  selection: 'none',
  jumps: { back: false, forward: false },
};
const silent = { ...narrated, isNarrated: false };

function pressed(key: string, context: Partial<KeyContext> = {}, modifiers: Partial<PressedKey> = {}) {
  const calls: string[] = [];
  const record = (name: string) => vi.fn((value?: unknown) => void calls.push(value === undefined ? name : `${name} ${value}`));
  const actions: KeyActions = {
    turn: record('turn'),
    scroll: record('scroll'),
    goToEdge: record('edge'),
    toggleNarration: record('toggle'),
    stepSentence: record('step'),
    louder: record('louder'),
    toggleMuted: record('mute'),
    toggleFullScreen: record('full screen'),
    enlarge: record('enlarge'),
    present: record('present'),
    press: record('press'),
    stepResult: record('result'),
    extendSelection: vi.fn((key, step) => void calls.push(`extend ${key} ${step}`)),
    moveSelectionStart: record('start'),
    focusSelectionMenu: record('menu'),
    jump: record('jump'),
    resizeText: record('text size'),
    escape: record('escape'),
  };
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  commandOf({ key, ...none, ...modifiers }, { ...narrated, ...context }, actions)?.();
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
  ['n', 'result 1'],
  ['f', 'press search'],
  ['e', 'enlarge'],
  ['p', 'present'],
  ['F3', 'result 1'],
  ['+', 'text size 1'],
  ['=', 'text size 1'],
  ['-', 'text size -1'],
  ['Home', 'edge start'],
  ['End', 'edge end'],
  ['Escape', 'escape'],
])('the key "%s" runs the command %s', (key, calls) => {
  expect(pressed(key)).toEqual([calls]);
});

test('reader §5: the arrow keys change the volume by one step of 0.1', { tags: ['reader §5.16'] }, () => {
  expect([pressed('ArrowUp'), pressed('ArrowDown')]).toEqual([['louder 1'], ['louder -1']]);
  expect([1, -1].map((steps) => volumeAfter(0.5, steps))).toEqual([0.6, 0.4]);
});

test('in a book without narration the arrows up and down and the space bar turn pages', () => {
  const turns = ['ArrowUp', 'ArrowDown', ' '].map((key) => pressed(key, { ...silent, singleKeys: false }));
  expect(turns).toEqual([['turn backward'], ['turn forward'], ['turn forward']]);
  expect(pressed(' ', silent, { shiftKey: true })).toEqual(['turn backward']);
});

test.each([true, false])(
  'in a document that scrolls the arrows up and down scroll it, whether the book is narrated is %s',
  (isNarrated) => {
    const scrolled = { isNarrated, isScrolled: true };
    expect([pressed('ArrowUp', scrolled), pressed('ArrowDown', scrolled)]).toEqual([['scroll -1'], ['scroll 1']]);
  },
);

test('the arrow keys are swapped in a book that is read from right to left', () => {
  expect([pressed('ArrowLeft', { direction: 'rtl' }), pressed('ArrowRight', { direction: 'rtl' })]).toEqual([
    ['turn forward'],
    ['turn backward'],
  ]);
});

test('turning single-key commands off leaves the other keys working', () => {
  expect(pressed('k', { singleKeys: false })).toEqual([]);
  expect(pressed('PageDown', { singleKeys: false })).toEqual(['turn forward']);
});

test('the keys of the results go backward with Shift', () => {
  expect([pressed('N', {}, { shiftKey: true }), pressed('F3', { singleKeys: false }, { shiftKey: true })]).toEqual([
    ['result -1'],
    ['result -1'],
  ]);
});

test('key combinations of the browser are ignored', () => {
  expect(pressed('f', {}, { ctrlKey: true })).toEqual([]);
});

test('every command on a printable key can be switched off', () => {
  const letters = keyHelp(narrated).filter(({ keys }) => keys.some((key) => key.length === 1 && /[a-z?+−]/i.test(key)));
  expect(letters.every(({ single }) => single)).toBe(true);
});

test('the help names each key once, and the volume only in a narrated book', () => {
  for (const isNarrated of [true, false])
    for (const isScrolled of [true, false]) {
      const keys = keyHelp({ isNarrated, canReadAloud: true, isScrolled }).flatMap((row) => row.keys);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys).toEqual(expect.arrayContaining(['↑', '↓', 'Space', 'Home']));
    }
  const volume = (context: KeyContext) => keyHelp(context).some(({ command }) => command === 'louder');
  expect([volume(narrated), volume(silent), volume({ ...narrated, isScrolled: true })]).toEqual([true, false, false]);
});

test('in a book that a voice can read K starts it and the space bar turns pages; once it is read it has the keys of a narrated book', () => {
  const readable = { ...silent, canReadAloud: true };
  expect([pressed('k', readable), pressed(' ', readable)]).toEqual([['toggle'], ['turn forward']]);
  const row = (context: KeyContext) => keyHelp(context).find(({ keys }) => keys.includes('K'))?.command;
  expect([row(readable), row({ ...readable, isNarrated: true }), row(silent)]).toEqual(['readAloud', 'playPause', undefined]);
});

test('an arrow key with Shift selects text by letters, with Ctrl or Option by words, and turns no page', () => {
  expect(pressed('ArrowRight', {}, { shiftKey: true })).toEqual(['extend ArrowRight character']);
  expect(pressed('ArrowLeft', {}, { shiftKey: true, ctrlKey: true })).toEqual(['extend ArrowLeft word']);
  expect(pressed('ArrowDown', {}, { shiftKey: true, altKey: true })).toEqual(['extend ArrowDown word']);
});

test('the keys of the system for a menu lead to the menu of a selected text, and are left to the browser without one', () => {
  const menuKeys = (selection: KeyContext['selection']) => [
    pressed('ContextMenu', { selection }),
    pressed('F10', { selection }, { shiftKey: true }),
  ];
  expect(menuKeys('text')).toEqual([['menu'], ['menu']]);
  expect(menuKeys('none')).toEqual([[], []]);
});

test('a text that was selected by keys has its start moved by the arrow keys, while a mouse leaves them to turn the page', () => {
  const keys = (selection: KeyContext['selection']) => ['ArrowLeft', 'ArrowRight', 'Enter'].map((key) => pressed(key, { selection }));
  expect(keys('textByKeys')).toEqual([['start left'], ['start right'], ['menu']]);
  expect(keys('text')).toEqual([['turn backward'], ['turn forward'], []]);
});

test('Alt with an arrow goes back and forward after a jump within the book, and is left to the browser where the book has none', () => {
  const jumps = { back: true, forward: false };
  const alt = { altKey: true };
  expect(pressed('ArrowLeft', { jumps }, alt)).toEqual(['jump back']);
  expect(pressed('ArrowLeft', { jumps, direction: 'rtl' }, alt)).toEqual(['jump back']);
  expect(pressed('ArrowRight', { jumps }, alt)).toEqual([]);
  expect(pressed('ArrowRight', { jumps: { back: false, forward: true } }, alt)).toEqual(['jump forward']);
  expect(pressed('ArrowLeft', {}, alt)).toEqual([]);
  expect(pressed('ArrowLeft', { jumps }, { altKey: true, ctrlKey: true })).toEqual([]);
});
