import { expect, test } from 'vitest';
import { linesOf } from './places.ts';

test('a pointer leads to the line of its key or of its list item, and else to the nearest line above', () => {
  const lineOf = linesOf(
    "title: Things\npaths:\n  /things:\n    get:\n      parameters:\n        - name: one\n        - name: two\n      '200': {}\n",
  );
  expect(lineOf('#/paths/~1things')).toBe(3);
  expect(lineOf('#/paths/~1things/get/parameters/1')).toBe(7);
  expect(lineOf('#/paths/~1things/get/200')).toBe(8);
  expect(lineOf('#/paths/~1things/get/nothing/at/all')).toBe(4);
  expect(lineOf('#')).toBe(1);
});
