import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { panelShare, useSubmissionsPanel } from './useSubmissionsPanel.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

/** Opens the page of a book; unmounting it is what a reload does. */
const openPage = (
  bookId = 'book-1',
  { userId = 'u1', isOwner = false, ...more }: Partial<Parameters<typeof useSubmissionsPanel>[0]> = {},
) => renderHook(() => useSubmissionsPanel({ bookId, userId, isOwner, ...more }));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('reader §2: the panel takes 50, 40 or 30 percent of the width depending on the width of the screen', {
  tags: ['reader §2.32'],
}, () => {
  expect([320, 959, 960, 1365, 1366, 4000].map(panelShare)).toEqual([50, 50, 40, 40, 30, 30]);
});

test('reader §4: the submissions panel opens 500 ms after the press', { tags: ['reader §4 Submissions panel.1', 'reader §9.4'] }, () => {
  const { result } = openPage();
  act(() => result.current.toggle());
  wait(499);
  expect(result.current).toMatchObject({ isRequested: true, open: false });
  wait(1);
  expect(result.current.open).toBe(true);
});

test('reader §4: the submissions panel closes 500 ms after the press', { tags: ['reader §4 Submissions panel.2'] }, () => {
  const { result } = openPage();
  act(() => result.current.toggle());
  wait(500);
  act(() => result.current.toggle());
  wait(499);
  expect(result.current).toMatchObject({ isRequested: false, open: true });
  wait(1);
  expect(result.current.open).toBe(false);
});

test('reader §1: the open panel and its submission survive a reload in session storage, and no other book has them', {
  tags: ['reader §1.21', 'reader §3.38'],
}, () => {
  const { result, unmount } = openPage();
  act(() => result.current.toggle());
  act(() => result.current.setCurrentId('s1'));
  unmount();
  expect(localStorage).toHaveLength(0);
  expect(openPage().result.current).toMatchObject({ isRequested: true, currentId: 's1' });
  expect(openPage('book-2').result.current).toMatchObject({ isRequested: false, currentId: undefined });
  sessionStorage.clear();
  expect(openPage().result.current).toMatchObject({ isRequested: false, currentId: undefined });
});

test('a panel with the answers of others is closed whenever the book is opened, and leaves nothing behind for the one with their own', () => {
  const { result, unmount } = openPage('book-1', { isOwner: true });
  act(() => result.current.toggle());
  act(() => result.current.setCurrentId('s1'));
  expect(result.current).toMatchObject({ isRequested: true, currentId: 's1' });
  unmount();
  expect(Object.values({ ...sessionStorage }).join()).not.toMatch(/true|s1/);
  expect(openPage('book-1', { isOwner: true }).result.current).toMatchObject({ isRequested: false, currentId: undefined });
  expect(openPage().result.current).toMatchObject({ isRequested: false, currentId: undefined });
});

test('the next user of the tab starts with a closed panel', () => {
  const { result, unmount } = openPage();
  act(() => result.current.toggle());
  unmount();
  expect(openPage('book-1', { userId: 'u2' }).result.current).toMatchObject({ isRequested: false });
  expect(openPage().result.current).toMatchObject({ isRequested: true });
});

test('closing the panel asks first while its form has unsaved answers', () => {
  const { result } = openPage();
  act(() => result.current.toggle());
  act(() => result.current.guard.setIsUnsaved(true));
  act(() => result.current.toggle());
  expect(result.current).toMatchObject({ isRequested: true, guard: { isAsking: true } });
  act(() => result.current.guard.stay());
  expect(result.current).toMatchObject({ isRequested: true, guard: { isAsking: false } });
  act(() => result.current.toggle());
  act(() => result.current.guard.confirm());
  expect(result.current).toMatchObject({ isRequested: false, guard: { isAsking: false } });
});

test.each([
  ['a phone on its side', 844, 390, true],
  ['a phone', 390, 844, true],
  ['a tablet on its side', 1024, 768, false],
])('on %s the form covers the book, or not, whatever room a keyboard takes', (_, width, height, covers) => {
  const resize = (size: { innerWidth: number; innerHeight: number }) =>
    act(() => {
      vi.stubGlobal('innerWidth', size.innerWidth);
      vi.stubGlobal('innerHeight', size.innerHeight);
      window.dispatchEvent(new Event('resize'));
    });
  resize({ innerWidth: width, innerHeight: height });
  const { result } = openPage();
  expect(result.current.isFormModal).toBe(covers);
  resize({ innerWidth: width, innerHeight: height - 350 });
  expect(result.current.isFormModal).toBe(covers);
  resize({ innerWidth: 1280, innerHeight: 800 });
  expect(result.current.isFormModal).toBe(false);
  resize({ innerWidth: width, innerHeight: height });
  expect(result.current.isFormModal).toBe(covers);
  vi.unstubAllGlobals();
});

test('a link opens the form that it names, whatever the tab has stored, and a reload without it finds the form again', () => {
  const { result, unmount } = openPage();
  act(() => result.current.toggle());
  act(() => result.current.setCurrentId('s1'));
  unmount();
  const linked = openPage('book-1', { firstId: 's2' });
  expect(linked.result.current).toMatchObject({ isRequested: true, currentId: 's2' });
  linked.unmount();
  expect(openPage().result.current).toMatchObject({ isRequested: true, currentId: 's2' });
});

describe('a page that a form leads to', () => {
  const setWidth = (width: number) => vi.stubGlobal('innerWidth', width);
  afterEach(() => vi.unstubAllGlobals());
  /** Opens a form on a screen of this width. */
  function openForm(width: number) {
    setWidth(width);
    const { result } = openPage('book-1', { firstId: 's1' });
    wait(500);
    const go = vi.fn();
    return { result, go };
  }

  test('is shown beside the form where there is room', () => {
    const { result, go } = openForm(1280);
    act(() => result.current.showPage(go));
    expect(go).toHaveBeenCalledOnce();
    expect(result.current).toMatchObject({ open: true, isAside: false, currentId: 's1' });
  });

  test('takes the place of a form that covers the book, and a way leads back to the form', () => {
    const { result, go } = openForm(390);
    act(() => result.current.showPage(go));
    expect(go).toHaveBeenCalledOnce();
    expect(result.current).toMatchObject({ open: false, isAside: true });
    act(() => result.current.showForm());
    expect(result.current).toMatchObject({ open: true, isRequested: true, isAside: false, currentId: 's1', takesFocus: true });
    act(() => result.current.showPage(go));
    act(() => result.current.toggle());
    expect(result.current).toMatchObject({ isRequested: true, isAside: false });
  });

  test('waits for the answer where something is not saved', () => {
    const { result, go } = openForm(390);
    act(() => result.current.guard.setIsUnsaved(true));
    act(() => result.current.showPage(go));
    expect(result.current).toMatchObject({ open: true, isAside: false, guard: { isAsking: true } });
    act(() => result.current.guard.confirm());
    expect(go).toHaveBeenCalledOnce();
    expect(result.current).toMatchObject({ open: false, isAside: true });
  });
});
