import { expect, test } from 'vitest';
import { mergedUse, unexplainedOperations } from './contractUse.ts';

test('the statuses of several sandboxes become one list for each operation', () => {
  const one = { library: { getBook: [404] }, account: { getMe: [200] } };
  const other = { library: { getBook: [200, 404], searchBooks: [200] } };
  expect(JSON.stringify(mergedUse([one, other]))).toBe('{"account":{"getMe":[200]},"library":{"getBook":[200,404],"searchBooks":[200]}}');
});

test('an operation needs a journey that uses it, or a reason', () => {
  const contracts = [{ service: 'library', text: 'operationId: getBook\n operationId: searchBooks\n operationId: getCover\n' }];
  expect(unexplainedOperations(contracts, { library: { getBook: [200] } }, { library: { getCover: 'Browsers load it.' } })).toEqual([
    'library searchBooks',
  ]);
});
