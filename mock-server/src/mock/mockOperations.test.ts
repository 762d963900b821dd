import { beforeAll, describe, expect, test } from 'vitest';
import { fixtureContract } from './fixtureContract.ts';
import { mockOperations } from './mockOperations.ts';
import { operationsOf } from './prism.ts';

let mock: (request: Request) => Promise<Response>;
beforeAll(async () => {
  mock = mockOperations(await operationsOf(fixtureContract), '/library');
});

const call = async (method: string, path: string, headers: Record<string, string> = {}, body?: string) => {
  const response = await mock(new Request(`http://localhost/library${path}`, { method, headers, ...(body !== undefined && { body }) }));
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: response.headers.get('content-type')?.includes('json') && text ? JSON.parse(text) : text,
  };
};
const token = { authorization: 'Bearer any' };
const json = { ...token, 'content-type': 'application/json' };

describe('responses of the mock', () => {
  test("the mock responds with the contract's first example", async () => {
    expect(await call('GET', '/books')).toMatchObject({ status: 200, body: [{ title: 'Emil', pages: 12 }] });
  });

  test('a caller can prefer a status and an example', async () => {
    expect(await call('GET', '/books', { prefer: 'code=404, example=deleted' })).toMatchObject({
      status: 404,
      body: { message: 'deleted' },
    });
    expect(await call('GET', '/books', { prefer: 'example="other"' })).toMatchObject({ status: 200, body: [{ title: 'Pippi' }] });
    expect(await call('GET', '/books', { prefer: 'respond-async, example=deleted' })).toMatchObject({ status: 404 });
  });

  test('generated data fit the schema and are the same for the same seed', async () => {
    const first = await call('GET', '/books', { prefer: 'dynamic=true, seed=7' });
    expect(first.status).toBe(200);
    expect(first.body[0]).toMatchObject({ title: expect.any(String), pages: expect.any(Number) });
    expect((await call('GET', '/books', { prefer: 'dynamic=true, seed=7' })).body).toEqual(first.body);
  });

  test('the mock ignores an Accept header without a type of the contract, as the sandbox does', async () => {
    expect(await call('GET', '/books', { accept: 'text/csv' })).toMatchObject({ status: 200, body: [{ title: 'Emil' }] });
  });

  test('the mock returns text, headers and empty bodies', async () => {
    expect(await call('PUT', '/note', { 'content-type': 'text/plain' }, 'hi')).toMatchObject({ status: 200, body: 'hello' });
    const elsewhere = await call(
      'POST',
      '/sign-in',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'username=a+b&password=abc%26',
    );
    expect(elsewhere.status).toBe(302);
    expect(elsewhere.headers.get('location')).toBe('http://localhost/home');
    const removed = await call('DELETE', '/books/7');
    expect(removed).toMatchObject({ status: 204, body: '' });
    expect(removed.headers.has('content-type')).toBe(false);
  });

  test('a HEAD request gets the GET response without the body', async () => {
    expect(await call('HEAD', '/books')).toMatchObject({ status: 200, body: '' });
  });

  test('a query parameter may have one value or several', async () => {
    expect((await call('GET', '/books?kindOf=novel')).status).toBe(200);
    expect((await call('GET', '/books?kindOf=novel&kindOf=fact')).status).toBe(200);
    expect((await call('GET', '/books?kindOf=poem&kindOf=novel')).body.attributes).toEqual([{ attribute: 'kindOf', reason: 'enum' }]);
  });

  test('a preferred status is returned even for an invalid request', async () => {
    expect(await call('POST', '/books', { prefer: 'code=400' })).toMatchObject({ status: 400, body: { message: 'canned' } });
    expect(await call('POST', '/books', { prefer: 'code=401, example=anonymous' })).toMatchObject({ status: 401 });
  });
});

describe('error responses of the mock', () => {
  test('a wrong body is reported property by property even if the contract has an example of a 400', async () => {
    expect(await call('POST', '/books', json, '{"title":"","author":"A","kind":"poem"}')).toMatchObject({
      status: 400,
      body: {
        name: 'ValidationError',
        message: expect.stringContaining("pages must have required property 'pages'"),
        attributes: expect.arrayContaining([
          { attribute: 'pages', reason: 'required' },
          { attribute: 'title', reason: 'minLength' },
          { attribute: 'author', reason: 'additionalProperties' },
          { attribute: 'kind', reason: 'enum' },
        ]),
      },
    });
  });

  test.each([
    ['a missing body', json, undefined, 'body'],
    ['a body that is not JSON', json, '{"title":', 'body'],
    ['a type the contract does not have', { ...token, 'content-type': 'text/plain' }, 'Emil', 'Content-Type'],
  ])('a request with %s is refused as a violation', async (_, headers, body, attribute) => {
    expect(await call('POST', '/books', headers, body)).toMatchObject({
      status: 400,
      body: { name: 'ValidationError', attributes: [{ attribute }] },
    });
  });

  test('a wrong parameter is reported by its name in the contract', async () => {
    expect((await call('GET', '/books?pageSize=1000')).body.attributes).toEqual([{ attribute: 'pageSize', reason: 'maximum' }]);
    expect((await call('DELETE', '/books/seven')).body.attributes).toEqual([{ attribute: 'bookId', reason: 'type' }]);
  });

  test('a wrong form is reported property by property', async () => {
    const refused = await call('POST', '/sign-in', { 'content-type': 'application/x-www-form-urlencoded' }, 'password=a');
    expect(refused.body.attributes.map(({ attribute }: { attribute: string }) => attribute).sort()).toEqual(['password', 'username']);
  });

  test('a call without its token gets 401', async () => {
    expect(await call('POST', '/books', { 'content-type': 'application/json' }, '{"title":"Emil","pages":1}')).toMatchObject({
      status: 401,
      body: { name: 'unauthorized' },
    });
  });

  test('an unknown path gets 404', async () => {
    expect(await call('GET', '/films')).toMatchObject({ status: 404, body: { name: 'not_found' } });
  });

  test('an unknown method gets 405 with the allowed methods', async () => {
    const refused = await call('PATCH', '/books');
    expect(refused).toMatchObject({ status: 405, body: { name: 'method_not_allowed' } });
    expect(refused.headers.get('allow')).toBe('GET, POST');
  });

  test.each([
    ['code=418', 'GET /books has no status 418; it has 200, 404.'],
    ['code=404, example=gone', 'GET /books has no example gone of 404; it has deleted.'],
    ['example=gone', 'GET /books has no example gone; it has some, other, deleted.'],
    ['code=many', "code must be a status of three digits, not 'many'."],
    ['dynamic=perhaps', "dynamic must be true or false, not 'perhaps'."],
  ])('the preference %s outside of the contract gets 400 with the known values', async (prefer, message) => {
    expect(await call('GET', '/books', { prefer })).toMatchObject({
      status: 400,
      body: { name: 'ValidationError', message, attributes: [{ attribute: 'Prefer' }] },
    });
  });

  test('an example that violates its own schema becomes a 500', async () => {
    expect(await call('GET', '/broken')).toMatchObject({
      status: 500,
      body: { name: 'MockError', message: expect.stringContaining('pages') },
    });
  });
});
