import { beforeAll, describe, expect, test } from 'vitest';
import { fixtureContract } from './fixtureContract.ts';
import { callPrism, type Operation, operationFor, operationsOf, PrismError } from './prism.ts';

let operations: Operation[];
beforeAll(async () => {
  operations = await operationsOf(fixtureContract);
});

const list = { method: 'get', url: { path: '/books', query: {} }, headers: {} } as const;
const write = {
  method: 'post',
  url: { path: '/books', query: {} },
  headers: { authorization: 'Bearer any', 'content-type': 'application/json', 'content-length': '2' },
  body: {},
} as const;

describe('the Prism features that the mock relies on', () => {
  test('a contract becomes one operation per method and path', () => {
    expect(operations.map(({ method, path }) => `${method} ${path}`)).toContain('delete /books/{bookId}');
  });

  test('a request is routed to its operation', async () => {
    expect(await operationFor({ method: 'delete', url: { path: '/books/7' } }, operations)).toMatchObject({
      method: 'delete',
      path: '/books/{bookId}',
    });
  });

  test.each([
    ['/films', 'get', 404],
    ['/books', 'delete', 405],
  ] as const)('a request to %s by %s throws a PrismError with status %i', async (path, method, status) => {
    const error = await operationFor({ method, url: { path } }, operations).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PrismError);
    expect(error).toMatchObject({ status });
  });

  test('a diagnostic of a request has its place and keyword', async () => {
    const operation = await operationFor(write, operations);
    const { wrongInRequest } = await callPrism(write, operation, { dynamic: false });
    expect(wrongInRequest).toContainEqual(
      expect.objectContaining({ path: ['body'], code: 'required', message: expect.stringContaining("'title'") }),
    );
  });

  test('a diagnostic of a response comes with the response', async () => {
    const request = { method: 'get', url: { path: '/broken' } } as const;
    const { wrongInResponse } = await callPrism(request, await operationFor(request, operations), { dynamic: false });
    expect(wrongInResponse).toContainEqual(expect.objectContaining({ code: 'required' }));
  });

  test('the settings of one call do not affect the next one', async () => {
    const operation = await operationFor(list, operations);
    await callPrism({ ...list, headers: { accept: 'text/csv' } }, operation, { dynamic: false }).catch(() => {});
    expect((await callPrism(list, operation, { dynamic: false })).response.statusCode).toBe(200);
  });
});
