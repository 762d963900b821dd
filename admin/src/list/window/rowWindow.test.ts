import { expect, test } from 'vitest';
import { rangeWithOverscan, virtualItemsOf } from './rowWindow.ts';

const thousand = Array.from({ length: 1000 }, () => 50);

test('a list of a thousand rows renders only the rows around the viewport and gaps for the others', () => {
  const items = virtualItemsOf(thousand, rangeWithOverscan({ top: 20_000, bottom: 20_900 }));
  const rows = items.flatMap((item) => (item.kind === 'row' ? [item.index] : []));
  expect(rows.at(0)).toBe(392);
  expect(rows.at(-1)).toBe(431);
  expect(items.at(0)).toEqual({ kind: 'gap', from: 0, height: 392 * 50 });
  expect(items.at(-1)).toEqual({ kind: 'gap', from: 432, height: 568 * 50 });
});

test('scrolling within one overscan step does not change the rendered range', () => {
  expect(rangeWithOverscan({ top: 401, bottom: 1199 })).toEqual(rangeWithOverscan({ top: 799, bottom: 801 }));
});

test('the focused row stays rendered wherever the user scrolls', () => {
  const items = virtualItemsOf(thousand, { top: 10_000, bottom: 10_100 }, 3);
  expect(items).toEqual([
    { kind: 'gap', from: 0, height: 150 },
    { kind: 'row', index: 3 },
    { kind: 'gap', from: 4, height: 196 * 50 },
    { kind: 'row', index: 200 },
    { kind: 'row', index: 201 },
    { kind: 'gap', from: 202, height: 798 * 50 },
  ]);
});

test('rows of different heights keep their positions', () => {
  const items = virtualItemsOf([100, 30, 30, 30], { top: 120, bottom: 140 });
  expect(items).toEqual([
    { kind: 'gap', from: 0, height: 100 },
    { kind: 'row', index: 1 },
    { kind: 'row', index: 2 },
    { kind: 'gap', from: 3, height: 30 },
  ]);
});
