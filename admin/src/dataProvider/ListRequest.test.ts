import { expect, test } from 'vitest';
import { pageOf } from './ListRequest.ts';

const rows = [{ id: 'a' }, { id: 'b' }];
const asItIs = (row: { id: string }) => row;

test('the total of a list is what its answer says', () => {
  expect(pageOf({ data: rows, meta: { totalItems: 31 } }, asItIs).total).toBe(31);
});

test.each([
  ['its total', { data: rows, meta: {} }],
  ['everything but its rows', { data: rows }],
])('the total of an answer that leaves out %s is -1', (_what, answer) => {
  expect(pageOf(answer, asItIs)).toEqual({ rows, total: -1 });
});
