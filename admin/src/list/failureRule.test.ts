import { NetworkError } from '@realmkit/openapi';
import { HttpError, type ListControllerResult } from 'ra-core';
import { expect, test } from 'vitest';
import { failedList } from './failureRule.ts';

/** A list that shows the rows of its last good answer; what else a list has the rule does not look at. */
const list = (error: Error | null) => ({ data: [{ id: 1 }], total: 31, selectedIds: [1], error }) as unknown as ListControllerResult;

test.each([
  ['an answer that is no success', new HttpError('forbidden', 403)],
  ['no answer', new NetworkError('http://service.example', new TypeError('fetch failed'))],
])('a list that failed by %s has an error, no rows and a total of 0', (_name, error) => {
  expect(failedList(list(error))).toMatchObject({ error, data: [], total: 0, selectedIds: [] });
});

test('a list that has not failed is left as it is', () => {
  expect(failedList(list(null))).toEqual(list(null));
});
