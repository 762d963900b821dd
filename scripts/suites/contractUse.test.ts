import { expect, test } from 'vitest';
import { appCalls, mergeUsage, unexplainedOperations, writtenCalls } from './contractUse.ts';

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

test('each operation has the apps that call it', () => {
  const used = { reader: { library: { getBook: [200] } }, consumer: { library: { getBook: [], searchBooks: [200] } } };
  expect(appCalls(used)).toEqual({ library: { getBook: ['consumer', 'reader'], searchBooks: ['consumer'] } });
});

test('the calls that a source writes out are found, over lines too', () => {
  const text = "await clients.bookBackend.GET('/{id}/policy');\naccount\n  .PUT(\n    '/me/locale', {});\nnew Map().delete('x');";
  expect(writtenCalls(text)).toEqual([
    { service: 'book-backend', method: 'get', path: '/{id}/policy' },
    { service: 'account', method: 'put', path: '/me/locale' },
  ]);
});
