import { expect, test } from 'vitest';
import { pageOf } from './ListRequest.ts';

const rows = [{ id: 'a' }, { id: 'b' }];
const identity = (row: { id: string }) => row;

test('the total of a list is the total of its response', () => {
  expect(pageOf({ data: rows, meta: { totalItems: 31 } }, identity).total).toBe(31);
});

test.each([
  ['its total', { data: rows, meta: {} }],
  ['everything but its rows', { data: rows }],
])('the total of a response without %s is -1', (_what, response) => {
  expect(pageOf(response, identity)).toEqual({ rows, total: -1 });
});
