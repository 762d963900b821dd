import { expect, test } from 'vitest';
import { jsonAnswer } from './mutant.ts';
import { changedAt, patternsIn } from './patterns.ts';

const list = {
  data: [
    { name: 'One', roles: [{ role: 'student' }] },
    { name: 'Two', roles: [] },
  ],
};

test('the values of an answer stand by their place, those of all rows together', () => {
  expect(patternsIn(jsonAnswer(200, list)).get('/data/*/name')).toEqual(['One', 'Two']);
  expect(patternsIn(jsonAnswer(404, list)).size).toBe(0);
});

test('a change at a place reaches all rows, and nothing else', () => {
  expect(changedAt(list, '/data/*/roles/*/role', () => 'guardian')).toEqual({
    data: [
      { name: 'One', roles: [{ role: 'guardian' }] },
      { name: 'Two', roles: [] },
    ],
  });
  expect(changedAt(list, '/nothing/*/there', () => 1)).toEqual(list);
});
