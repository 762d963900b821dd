import { expect, test } from 'vitest';
import { mergeUsage, unexplainedOperations } from './contractUse.ts';

test('the statuses of several sandboxes are merged into one list for each operation', () => {
  const one = { library: { getBook: [404] }, account: { getMe: [200] } };
  const other = { library: { getBook: [200, 404], searchBooks: [200] } };
  expect(JSON.stringify(mergeUsage([one, other]))).toBe('{"account":{"getMe":[200]},"library":{"getBook":[200,404],"searchBooks":[200]}}');
});

test('an operation without a journey that uses it requires a reason', () => {
  const contracts = [{ service: 'library', text: 'operationId: getBook\n operationId: searchBooks\n operationId: getCover\n' }];
  expect(unexplainedOperations(contracts, { library: { getBook: [200] } }, { library: { getCover: 'Browsers load it.' } })).toEqual([
    'library searchBooks',
  ]);
});
