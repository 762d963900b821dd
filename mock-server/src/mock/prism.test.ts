import { beforeAll, describe, expect, test } from 'vitest';
import { fixtureContract } from './fixtureContract.ts';
import { answerOf, type Operation, operationFor, operationsOf, PrismProblem } from './prism.ts';

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

describe('what the rest of the mock relies on in Prism', () => {
  test('a contract becomes one operation per method and path', () => {
    expect(operations.map(({ method, path }) => `${method} ${path}`)).toContain('delete /books/{bookId}');
  });

  test('a request is led to its operation', async () => {
    expect(await operationFor({ method: 'delete', url: { path: '/books/7' } }, operations)).toMatchObject({
      method: 'delete',
      path: '/books/{bookId}',
    });
  });

  test.each([
    ['/films', 'get', 404],
    ['/books', 'delete', 405],
  ] as const)('%s has no %s: %i', async (path, method, status) => {
    const problem = await operationFor({ method, url: { path } }, operations).catch((reason: unknown) => reason);
    expect(problem).toBeInstanceOf(PrismProblem);
    expect(problem).toMatchObject({ status });
  });

  test('what is wrong with a request comes with its place and keyword', async () => {
    const operation = await operationFor(write, operations);
    const { wrongInRequest } = await answerOf(write, operation, { dynamic: false });
    expect(wrongInRequest).toContainEqual(
      expect.objectContaining({ path: ['body'], code: 'required', message: expect.stringContaining("'title'") }),
    );
  });

  test('what is wrong with an answer comes with it', async () => {
    const request = { method: 'get', url: { path: '/broken' } } as const;
    const { wrongInResponse } = await answerOf(request, await operationFor(request, operations), { dynamic: false });
    expect(wrongInResponse).toContainEqual(expect.objectContaining({ code: 'required' }));
  });

  test('the settings of one call are not those of the next', async () => {
    const operation = await operationFor(list, operations);
    await answerOf({ ...list, headers: { accept: 'text/csv' } }, operation, { dynamic: false }).catch(() => {});
    expect((await answerOf(list, operation, { dynamic: false })).response.statusCode).toBe(200);
  });
});
