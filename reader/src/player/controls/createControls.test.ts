import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Controls, createControls } from './createControls.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const shown = ({ state }: Controls) => state.get().shown;
const after = (controls: Controls, milliseconds: number) => {
  vi.advanceTimersByTime(milliseconds);
  return shown(controls);
};

test('reader §4: the controls hide about 3 s after the reader opened', { tags: ['reader §4 Controls.4', 'reader §9.6'] }, () => {
  const controls = createControls();
  expect(after(controls, 2999)).toBe(true);
  expect(after(controls, 1)).toBe(false);
});

test('reader §4: the controls hide 2000 ms after they were toggled', {
  tags: ['reader §4 Controls.3', 'reader §4 Controls.5', 'reader §9.5'],
}, () => {
  const controls = createControls();
  vi.advanceTimersByTime(3000);
  controls.toggle();
  expect(after(controls, 1999)).toBe(true);
  expect(after(controls, 1)).toBe(false);
});

test('toggling visible controls hides them immediately', () => {
  const controls = createControls();
  controls.toggle();
  expect(shown(controls)).toBe(false);
});

test('reader §4: the controls show when the pointer is near the toolbar or the bottom bar', {
  tags: ['reader §4 Controls.1', 'reader §4 Controls.2'],
}, () => {
  const controls = createControls();
  vi.advanceTimersByTime(3000);
  controls.pointer(300, 300);
  expect(shown(controls)).toBe(false);
  controls.pointer(20, 580);
  expect(shown(controls)).toBe(true);
  vi.advanceTimersByTime(2000);
  controls.pointer(580, 20);
  expect(shown(controls)).toBe(true);
});

test('a menu that the user types in stays open until they close it, wherever the pointer is', () => {
  const controls = createControls();
  controls.pressMenu('bookmarkField');
  controls.hold('pointer', true);
  controls.typed();
  controls.hold('pointer', false);
  vi.advanceTimersByTime(60_000);
  expect(controls.state.get()).toMatchObject({ shown: true, menu: 'bookmarkField' });
  controls.closeMenu();
  expect(after(controls, 1999)).toBe(true);
  expect(after(controls, 1)).toBe(false);
});

test('reader §4: a bookmark field that nobody types in hides on timeout, also after another one was typed in', () => {
  const controls = createControls();
  controls.pressMenu('bookmarkField');
  controls.typed();
  controls.escape();
  controls.pressMenu('bookmarkField');
  vi.advanceTimersByTime(2000);
  expect(controls.state.get()).toMatchObject({ shown: false, menu: undefined });
});

test('the controls do not hide while they have the focus or the pointer', () => {
  const controls = createControls();
  controls.hold('pointer', true);
  controls.hold('focus', true);
  expect(after(controls, 20_000)).toBe(true);
  controls.hold('focus', false);
  expect(after(controls, 20_000)).toBe(true);
  controls.hold('pointer', false);
  expect(after(controls, 2000)).toBe(false);
});

describe('menus', () => {
  test('reader §4: only one of language menu, bookmark field and bookmark list is open at a time', {
    tags: ['reader §4 Controls.13'],
  }, () => {
    const controls = createControls();
    for (const menu of ['languages', 'bookmarkField', 'bookmarks'] as const) {
      controls.pressMenu(menu);
      expect(controls.state.get().menu).toBe(menu);
    }
  });

  test('pressing the button of an open menu closes the menu', () => {
    const controls = createControls();
    controls.pressMenu('languages');
    controls.pressMenu('languages');
    expect(controls.state.get().menu).toBeUndefined();
  });

  test.each(['contents', 'bookmarks', 'bookmarkField', 'languages'] as const)(
    'reader §4: Esc closes the menu %s',
    { tags: ['reader §4 Controls.9', 'reader §4 Controls.10', 'reader §4 Controls.11'] },
    (menu) => {
      const controls = createControls();
      controls.pressMenu(menu);
      expect(controls.escape()).toBe(true);
      expect(controls.state.get().menu).toBeUndefined();
      expect(controls.escape()).toBe(false);
    },
  );

  test.each(['contents', 'bookmarks', 'bookmarkField', 'languages'] as const)(
    'reader §4: after the timeout the menu %s and the controls hide',
    { tags: ['reader §4 Controls.6', 'reader §4 Controls.7', 'reader §4 Controls.8'] },
    (menu) => {
      const controls = createControls();
      controls.pressMenu(menu);
      vi.advanceTimersByTime(2000);
      expect(controls.state.get()).toEqual({ shown: false, menu: undefined });
    },
  );

  test('the settings panel stays open until the user closes it', () => {
    const controls = createControls();
    controls.pressMenu('settings');
    vi.advanceTimersByTime(20_000);
    expect(controls.state.get()).toEqual({ shown: true, menu: 'settings' });
  });
});
