import { expect, test } from 'vitest';
import { afterBack, afterForward, afterJump, afterTurn, isOffered, type JumpPlace, noJumps } from './jumpHistory.ts';

const place = (page: number): JumpPlace => ({ target: { index: page }, page: String(page), chapter: undefined });
const pagesOf = ({ back, forward }: typeof noJumps) => [back.map(({ page }) => page), forward.map(({ page }) => page)];

test('each jump can be taken back, and gone forward to again', () => {
  const jumped = afterJump(afterJump(noJumps, place(1)), place(5));
  expect(pagesOf(jumped)).toEqual([['1', '5'], []]);
  const back = afterBack(jumped, place(9));
  expect(pagesOf(back)).toEqual([['1'], ['9']]);
  expect(pagesOf(afterForward(back, place(5)))).toEqual([['1', '5'], []]);
});

test('a jump after the way back ends the way forward, as in a browser', () => {
  expect(pagesOf(afterJump(afterBack(afterJump(noJumps, place(1)), place(9)), place(1)))).toEqual([['1'], []]);
});

test('without a way back or forward nothing changes', () => {
  expect(afterBack(noJumps, place(1))).toBe(noJumps);
  expect(afterForward(noJumps, place(1))).toBe(noJumps);
});

test('the results of one search are one jump, also if pages are turned between them, and another search is another jump', () => {
  const first = afterTurn(afterJump(afterJump(noJumps, place(1), 'search lake'), place(3), 'search lake'));
  const second = afterJump(first, place(7), 'search lake');
  expect(pagesOf(second)).toEqual([['1'], []]);
  expect(pagesOf(afterJump(second, place(8), 'search owl'))).toEqual([['1', '8'], []]);
});

test('a drag of the slider is one jump, and one after a page turn is another', () => {
  const dragged = afterJump(afterJump(noJumps, place(1), 'slider'), place(2), 'slider');
  expect(pagesOf(dragged)).toEqual([['1'], []]);
  expect(pagesOf(afterJump(afterTurn(dragged), place(6), 'slider'))).toEqual([['1', '6'], []]);
});

test('the way back is offered until the user has turned three pages, and can still be gone then', () => {
  const jumped = afterJump(noJumps, place(1));
  const read = (turns: number) => Array.from({ length: turns }).reduce<typeof noJumps>(afterTurn, jumped);
  expect([isOffered(noJumps), isOffered(read(0)), isOffered(read(2)), isOffered(read(3))]).toEqual([false, true, true, false]);
  expect(pagesOf(afterBack(read(3), place(9)))).toEqual([[], ['9']]);
  expect(isOffered(afterJump(read(3), place(9)))).toBe(true);
});

test('a way back that was closed stays closed for the rest of its series, and comes with the next jump', () => {
  const closed = { ...afterJump(noJumps, place(1), 'search lake'), isDismissed: true };
  expect(isOffered(afterJump(closed, place(2), 'search lake'))).toBe(false);
  expect(isOffered(afterJump(closed, place(2)))).toBe(true);
});

test('only the last fifty places are remembered', () => {
  const long = Array.from({ length: 60 }, (_, page) => place(page)).reduce<typeof noJumps>((all, from) => afterJump(all, from), noJumps);
  expect([long.back.length, long.back[0]?.page]).toEqual([50, '10']);
});
