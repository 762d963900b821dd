import { expect, test, vi } from 'vitest';
import { fakeItem } from '../testing/fakeOpenBook.ts';
import { fakeView } from '../testing/fakeView.ts';
import type { Leaf } from './leaves.ts';
import { createStagePosition, screenAt } from './stagePosition.ts';

const leafOf = (index: number): Leaf => ({ pages: [{ item: fakeItem(index), side: 'center' }] });
const text = '<p data-screen="0">The lake</p><p id="second" data-screen="1">lay still</p><p data-screen="2">and the boy</p>';

/** A book of two documents, of which one is shown on three screens. */
function book(index = 0) {
  const view = fakeView(index, text, 3);
  const leaves = [leafOf(0), leafOf(1)];
  const container = document.createElement('div');
  const onMoved = vi.fn();
  const views = () => [view];
  const position = createStagePosition({
    container,
    items: [fakeItem(0), fakeItem(1)],
    leaves: () => leaves,
    current: { leaf: () => leaves[index], onScreen: views, viewOf: (at) => views().find((one) => one.index === at) },
    onMoved,
  });
  return { view, position, container, onMoved };
}

test('a move is reported with its first visible position, and tells tools where the user is', () => {
  const { view, position, container, onMoved } = book();
  view.go(1);
  position.moved();
  const cfi = 'epubcfi(/6/2!/4/4[second]/1:0)';
  expect(onMoved).toHaveBeenCalledExactlyOnceWith({
    index: 0,
    shown: [0],
    cfi,
    screen: 1,
    screens: 3,
    scrolls: false,
    atStart: false,
    atEnd: false,
  });
  expect({ ...container.dataset }).toEqual({ index: '0', screen: '1', screens: '3' });
});

test('only the first screen of the first leaf is the start of the book, and the last one of the last leaf its end', () => {
  const [first, last] = [book(0), book(1)];
  const ends = () => [first, last].map(({ position }) => [position.location()?.atStart, position.location()?.atEnd]);
  expect(ends()).toEqual([
    [true, false],
    [false, false],
  ]);
  for (const { view } of [first, last]) view.go(2);
  expect(ends()).toEqual([
    [false, false],
    [false, true],
  ]);
});

test('several layouts in a row show the position of the last move, and none of them becomes a move', async () => {
  const { view, position, container, onMoved } = book();
  view.go(1);
  position.moved();
  for (const screen of [2, 0]) {
    view.go(screen);
    position.laidOut();
    expect(container.dataset.screen).toBe(String(screen));
    position.restoreAnchor();
    expect(view.screen).toBe(1);
  }
  // Once it is painted: the layouts of one frame are reported together.
  expect(onMoved).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(onMoved.mock.calls.map(([{ screen }]) => screen)).toEqual([1, 1]));
  expect(position.anchor()).toEqual({ index: 0, at: { cfi: 'epubcfi(/6/2!/4/4[second]/1:0)' } });
});

test('a target has a screen by its fragment, its CFI, its progression or the end, and the first one if the page lacks it', () => {
  const view = fakeView(0, text, 3);
  expect(screenAt(view, undefined)).toBe(0);
  expect(screenAt(view, 'end')).toBe(2);
  expect(screenAt(view, { fragment: 'second' })).toBe(1);
  expect(screenAt(view, { cfi: 'epubcfi(/6/2!/4/6)' })).toBe(2);
  expect(screenAt(view, { cfi: 'epubcfi(/6/2!/4/90)' })).toBe(0);
  expect([0, 0.5, 1].map((progression) => screenAt(view, { progression }))).toEqual([0, 1, 2]);
});
