import { expect, test } from 'vitest';
import { piecesOf, spanOf } from './rowWindow.ts';

const thousand = Array.from({ length: 1000 }, () => 50);

test('of a thousand rows only those around the screen are there, and the space of the others', () => {
  const pieces = piecesOf(thousand, spanOf({ top: 20_000, bottom: 20_900 }));
  const rows = pieces.flatMap((piece) => (piece.kind === 'row' ? [piece.index] : []));
  expect(rows.at(0)).toBe(392);
  expect(rows.at(-1)).toBe(431);
  expect(pieces.at(0)).toEqual({ kind: 'gap', from: 0, height: 392 * 50 });
  expect(pieces.at(-1)).toEqual({ kind: 'gap', from: 432, height: 568 * 50 });
});

test('a movement within a step asks for nothing else', () => {
  expect(spanOf({ top: 401, bottom: 1199 })).toEqual(spanOf({ top: 799, bottom: 801 }));
});

test('the row that has the focus stays, wherever one scrolls', () => {
  const pieces = piecesOf(thousand, { top: 10_000, bottom: 10_100 }, 3);
  expect(pieces).toEqual([
    { kind: 'gap', from: 0, height: 150 },
    { kind: 'row', index: 3 },
    { kind: 'gap', from: 4, height: 196 * 50 },
    { kind: 'row', index: 200 },
    { kind: 'row', index: 201 },
    { kind: 'gap', from: 202, height: 798 * 50 },
  ]);
});

test('rows of different heights keep their places', () => {
  const pieces = piecesOf([100, 30, 30, 30], { top: 120, bottom: 140 });
  expect(pieces).toEqual([
    { kind: 'gap', from: 0, height: 100 },
    { kind: 'row', index: 1 },
    { kind: 'row', index: 2 },
    { kind: 'gap', from: 3, height: 30 },
  ]);
});
