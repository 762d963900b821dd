import { NetworkError } from '@realmkit/openapi';
import { HttpError, type ListControllerResult } from 'ra-core';
import { expect, test } from 'vitest';
import { failedList } from './failedList.ts';

/** A list with the rows of its last successful response; the failure rule reads nothing else of it. */
const list = (error: Error | null) => ({ data: [{ id: 1 }], total: 31, selectedIds: [1], error }) as unknown as ListControllerResult;

test.each([
  ['an error response', new HttpError('forbidden', 403)],
  ['no response', new NetworkError('http://service.example', new TypeError('fetch failed'))],
])(
  'a list that failed with %s has an error, no rows and a total of 0',
  { tags: ['admin §4 List failure.2', 'admin §4 List failure.3', 'admin §4 List failure.4'] },
  (_name, error) => {
    expect(failedList(list(error))).toMatchObject({ error, data: [], total: 0, selectedIds: [] });
  },
);

test('a list that has not failed is unchanged', () => {
  expect(failedList(list(null))).toEqual(list(null));
});
